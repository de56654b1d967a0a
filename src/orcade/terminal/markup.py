"""Markdown as lines of text: headings, paragraphs, lists and tables, readable aloud."""

from __future__ import annotations

from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from .output import Output

MARKDOWN = MarkdownIt("commonmark").enable("table")


def render(output: Output, text: str) -> None:
    """Write markdown onto output, with an empty line between blocks."""
    blocks = SyntaxTreeNode(MARKDOWN.parse(text)).children
    for at, block in enumerate(blocks):
        if at:
            output.say()
        _block(output, block)


def _block(output: Output, block: SyntaxTreeNode, lead: str = "") -> None:
    pad = len(lead)
    if block.type == "heading":
        output.say(words(block), style="bold underline" if block.tag in ("h1", "h2") else "bold")
    elif block.type in ("bullet_list", "ordered_list"):
        for number, item in enumerate(block.children, 1):
            mark = "- " if block.type == "bullet_list" else f"{number}. "
            for at, part in enumerate(item.children):
                _block(output, part, " " * pad + ("  " if pad else "") + (mark if at == 0 else " " * len(mark)))
    elif block.type == "table":
        for line in _table(block, output.width):
            output.say(line, indent=4)
    elif block.type in ("fence", "code_block"):
        output.block(block.content.rstrip("\n"))
    elif block.type == "hr":
        output.say()
    elif block.type == "blockquote":
        for part in block.children:
            _block(output, part, lead + "  ")
    else:
        output.say(lead + words(block), indent=pad)


def words(node: SyntaxTreeNode) -> str:
    """The text of a node without its markup."""
    if node.type in ("text", "code_inline"):
        return node.content
    if node.type in ("softbreak", "hardbreak"):
        return " "
    return "".join(words(child) for child in node.children)


def _table(table: SyntaxTreeNode, width: int) -> Iterator[str]:
    """Rows in columns where they fit, else "cell: cell"."""
    rows = [[words(cell).strip() for cell in row.children] for part in table.children for row in part.children]
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    if sum(wide) + 3 * (len(wide) - 1) <= width:
        for row in rows:
            yield "   ".join(cell.ljust(room) for cell, room in zip(row, wide, strict=True)).rstrip()
        return
    head, *body = rows
    for row in body:
        if len(row) == 2:
            yield f"- {row[0]}: {row[1]}"
        else:
            named = (f"{name}: {cell}" if name else cell for name, cell in zip(head[1:], row[1:], strict=True))
            yield f"- {row[0]}. {'. '.join(named)}"
