"""Where the migrations lie, and which is the newest."""

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory

SCRIPTS: Final = Path(__file__).parent / "migrations"


def newest() -> str:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    return ScriptDirectory.from_config(config).get_current_head() or ""
