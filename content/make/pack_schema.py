"""Writes content/kidslogic-pack.schema.json anew from the checker's tables: `python content/make/pack_schema.py`."""

from kidslogic.packs.schema import SCHEMA_FILE, schema_text
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.resources import content_dir

(content_dir() / SCHEMA_FILE).write_text(schema_text(builtin_names(content_dir())), encoding="utf-8")
