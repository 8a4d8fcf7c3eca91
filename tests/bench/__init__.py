"""What the app costs: start, memory and idle use, beside a bare Qt window measured in the same run."""
