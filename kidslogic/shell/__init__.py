"""The screens that know no game: harbour, sea chart, play frame, and the grown-ups' corner."""
