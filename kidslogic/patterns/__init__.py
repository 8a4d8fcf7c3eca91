"""Rows of pictures: which answer is right, why, and how to show it (pure; no Qt, no files outside content).

| module | what it gives |
| --- | --- |
| symbols, row | the two words everything else builds on |
| channels, fits, families | a row taken apart, and every rule that tells one channel of it, with its price |
| rules, verdict | the rules of all channels together; is there exactly one sensible answer? |
| explanation, explain, hints | the script and the saying behind the words; help in three steps |
| sentences, vocabulary, skills | words in every language, from content/texts/patterns.yaml |
| distractors | wrong answers with the slip behind them |
| rule_words | `repeat 3` and the other words of packs |
| drafts, generator | fresh rows that the verdict has proven |
"""
