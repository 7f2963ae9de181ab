"""HTML and SVG as text; whatever is not markup already is escaped."""

from html import escape


class Markup(str):
    """Text that is markup."""

    __slots__ = ()


def tag(name: str, /, *children: str, **attributes: object) -> Markup:
    """An element. `class_` and `stroke_width` stand for `class` and `stroke-width`."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_shown(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{given}>{joined(*children)}</{name}>")


def joined(*children: str) -> Markup:
    """Several pieces one after another."""
    return Markup("".join(child if isinstance(child, Markup) else escape(child) for child in children))


def _shown(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
