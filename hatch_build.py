"""Lets `pip install` compile the hot modules and pack the result."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Runs tools/compile.py before a wheel is made; an editable one finds the results in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what came of it into a wheel that is then for this platform only."""
        root = Path(self.root)
        built: list[Path] = runpy.run_path(str(root / "tools" / "compile.py"))["build"](root)
        if version == "editable" or not built:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): str(path.relative_to(root / "src")) for path in built}
