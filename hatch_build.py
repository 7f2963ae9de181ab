"""Lets `pip install` compile the hot modules, build the web page and pack the results."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Runs tools/compile.py and tools/bundle.py first; an editable install finds the results in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what came of it into a wheel that is then for this platform only."""
        root = Path(self.root)
        editable = version == "editable"
        bundled: list[Path] = _tool(root, "bundle")(root, tests=editable)
        built: list[Path] = _tool(root, "compile")(root)
        if editable:
            return
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        made = bundled + built
        build_data["force_include"] |= {str(path): str(path.relative_to(root / "src")) for path in made}


def _tool(root: Path, name: str) -> Any:
    """What builds a part of the package."""
    return runpy.run_path(str(root / "tools" / f"{name}.py"))["build"]
