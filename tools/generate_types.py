"""Writes the TypeScript types of what the browser is sent, from the structs of the games and of the server.

The structs are the truth; the files are checked in, so that boards can be written with types at hand.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect

from pyramidion.catalog import game, names
from pyramidion.core import companion
from pyramidion.server import bodies, wire
from pyramidion.server.companion import shapes as companion_shapes
from pyramidion.server.deals import shapes as deal_shapes
from pyramidion.server.learn import shapes
from tools.generated import ROOT, write

HEAD = "/* Written by tools/generate_types.py from {}: do not edit. */\n"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.DateTimeType: "string",
    inspect.NoneType: "null",
}


class Writer:
    """Collects the structs that are met, each written once, and says how a type is called."""

    def __init__(self, elsewhere: ModuleType | None = None) -> None:
        self.elsewhere = elsewhere  # whose structs have a file of their own
        self.imported: set[str] = set()
        self.written: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """A type as TypeScript spells it."""
        match kind:
            case inspect.Metadata():  # limits of a value are the server's to check
                return self.name(kind.type)
            case inspect.StructType() | inspect.NamedTupleType():
                return self.struct(kind)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self.name, kind.types)))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
                item = self.name(kind.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self.name, kind.item_types))}]"
            case inspect.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        return PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType | inspect.NamedTupleType) -> str:
        """The name of a struct, which is written down on first sight."""
        name = kind.cls.__name__
        if self.elsewhere and kind.cls.__module__ == self.elsewhere.__name__:
            self.imported.add(name)
        elif name not in self.written:
            self.written[name] = ""  # a struct may hold its own kind
            fields = [f"  {line}\n" for line in self._fields(kind)]
            self.written[name] = f"{_comment(kind.cls)}export interface {name} {{\n{''.join(fields)}}}\n"
        return name

    def _fields(self, kind: inspect.StructType | inspect.NamedTupleType) -> Iterator[str]:
        omitted = False
        if isinstance(kind, inspect.StructType):
            omitted = kind.cls.__struct_config__.omit_defaults
            if kind.tag is not None:
                yield f"{kind.tag_field}: {msgspec.json.encode(kind.tag).decode()};"
        for field in kind.fields:
            sign = "?" if omitted and not field.required else ""
            yield f"{field.encode_name}{sign}: {self.name(field.type)};"

    def alias(self, name: str, kind: object) -> None:
        """Give a union a name of its own."""
        told = self.name(inspect.type_info(kind))
        if told != name:
            self.written[name] = f"export type {name} =\n  | {told.replace(' | ', f'{chr(10)}  | ')};\n"

    def text(self, source: str) -> str:
        """All of it as a file."""
        imports = ""
        if self.elsewhere:
            file = self.elsewhere.__name__.rpartition(".")[2]
            imports = f"import type {{ {', '.join(sorted(self.imported))} }} from './{file}';\n"
        return HEAD.format(source) + imports + "".join(f"\n{struct}" for struct in self.written.values())


def _comment(struct: type) -> str:
    doc = " ".join((struct.__doc__ or "").split())
    return f"/** {doc} */\n" if doc else ""


def of_game(name: str) -> str:
    """The types of a game: its view and its offers."""
    kind, writer = type(game(name)), Writer()
    hints: dict[str, Any] = {
        part: get_type_hints(getattr(kind, part))["return"] for part in ("view", "offers")
    }
    writer.alias("View", hints["view"])
    writer.alias("Offer", get_args(hints["offers"])[0])
    return writer.text(f"the views and offers of {name}")


def of_module(module: ModuleType, elsewhere: ModuleType | None = None) -> str:
    """The types of all structs of a module, and of its unions of them."""
    writer = Writer(elsewhere)
    for name, found in vars(module).items():
        if _is_shape(found) and found.__module__ == module.__name__:
            writer.name(inspect.type_info(found))
        elif re.fullmatch("[A-Z][a-z]+[A-Za-z]*", name) and _is_union(found):
            writer.alias(name, found)
    return writer.text(module.__name__)


def _is_shape(found: object) -> TypeGuard[type]:
    """Whether this is a struct, or a named tuple, which is sent as an object, too."""
    return isinstance(found, type) and (issubclass(found, Struct) or hasattr(found, "_fields"))


def _is_union(found: object) -> bool:
    parts = get_args(found)
    return bool(parts) and all(isinstance(part, type) and issubclass(part, Struct) for part in parts)


def files() -> dict[Path, str]:
    """All files of types, as they should be."""
    source = ROOT / "src" / "pyramidion"
    wanted = {
        source / "games" / name.replace("-", "_") / "web" / "types.ts": of_game(name) for name in names()
    }
    wanted[ROOT / "web" / "src" / "wire.ts"] = of_module(wire)
    wanted[ROOT / "web" / "src" / "bodies.ts"] = of_module(bodies, wire)
    wanted[ROOT / "web" / "src" / "learn" / "shapes.ts"] = of_module(shapes)
    wanted[ROOT / "web" / "src" / "companion" / "pad.ts"] = of_module(companion)
    wanted[ROOT / "web" / "src" / "companion" / "shapes.ts"] = of_module(companion_shapes)
    wanted[ROOT / "web" / "src" / "deals" / "shapes.ts"] = of_module(deal_shapes)
    return wanted


if __name__ == "__main__":
    write("tools.generate_types", __doc__, files())
