"""Where the checkout keeps what tests read."""

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent
ROOT: Final = TESTS.parent
DOCS: Final = ROOT / "docs"
PACKAGE: Final = ROOT / "src" / "smallworld"
GOLDEN: Final = TESTS / "golden"
BLUNDERS: Final = TESTS / "lab" / "analysis" / "blunders"
