"""Copy the page's libraries from node_modules and record their origin.

python -m tools.vendor_page          # after a change of package.json and npm install
python -m tools.vendor_page --check  # are the copies up to date?
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "src" / "smallworld" / "web" / "vendor"
PACKAGES = ROOT / "node_modules"
LIST = VENDOR / "versions.json"
FLUENT = ("builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")

# Our file, the package, its file, its licence.
FILES = [
    ("preact.mjs", "preact", "dist/preact.mjs", "MIT"),
    ("hooks.mjs", "preact", "hooks/dist/hooks.mjs", "MIT"),
    ("htm.mjs", "htm", "dist/htm.module.js", "Apache-2.0"),
    ("signals.mjs", "@preact/signals", "dist/signals.mjs", "MIT"),
    ("signals-core.mjs", "@preact/signals-core", "dist/signals-core.mjs", "MIT"),
    *((f"fluent/{name}.js", "@fluent/bundle", f"esm/{name}.js", "Apache-2.0") for name in FLUENT),
]


def main() -> int:
    """Copy, or compare."""
    copies = {ours: _content(package, theirs) for ours, package, theirs, _ in FILES}
    told = json.dumps(_versions(copies), indent=1) + "\n"
    if "--check" in sys.argv:
        wrong = [name for name, body in copies.items() if (VENDOR / name).read_bytes() != body]
        if LIST.read_text(encoding="utf-8") != told:
            wrong.append(LIST.name)
        for name in wrong:
            print(f"{name} is not what its package holds: python -m tools.vendor_page")
        return 1 if wrong else 0
    for name, body in copies.items():
        (VENDOR / name).parent.mkdir(parents=True, exist_ok=True)
        (VENDOR / name).write_bytes(body)
    LIST.write_text(told, encoding="utf-8")
    print(f"{len(copies)} files are copied.")
    return 0


def _content(package: str, file: str) -> bytes:
    """Strip the reference to the source map, which is not served."""
    body = (PACKAGES / package / file).read_bytes()
    return re.sub(rb"//# sourceMappingURL=\S*", b"", body)


def _versions(copies: dict[str, bytes]) -> dict[str, dict[str, str]]:
    """Describe where each file comes from, with licence and checksum."""
    told = {}
    for ours, package, _, licence in FILES:
        version = json.loads((PACKAGES / package / "package.json").read_bytes())["version"]
        checksum = hashlib.sha256(copies[ours]).hexdigest()
        told[ours] = {
            "package": package,
            "version": version,
            "licence": licence,
            "sha256": checksum,
        }
    return told


if __name__ == "__main__":
    sys.exit(main())
