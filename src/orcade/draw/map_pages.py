"""Maps as a page of HTML by itself, without scripts: on the screen side by side, in print one a sheet of paper."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

from orcade.table.atlas import Sheet

from .kit.knife import escape
from .palette import stylesheet
from .picture_files import ground_file

_STYLE = (
    "body{margin:0 auto;max-width:1400px;padding:16px;background:var(--ground);color:var(--ink);"
    'font:400 16px/1.5 "Trebuchet MS","Segoe UI","Noto Sans","DejaVu Sans",sans-serif}'
    "h1,h2{margin:0;line-height:1.2}"
    'h1,h2{font-family:Rockwell,"Roboto Slab","Bookman Old Style","DejaVu Serif",Georgia,serif}'
    "main{display:grid;gap:28px;margin-top:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,420px),1fr))}"
    "img{width:100%;height:auto}p{margin:2px 0}.facts{color:var(--soft);font-weight:700}"
    ":root{color-scheme:light dark}"
    "@media print{h1{display:none}main{display:block}section{break-after:page;break-inside:avoid}}"
)


def map_pages(title: str, sheets: Sequence[Sheet]) -> str:
    """All these maps as an HTML document, each as it is drawn in play, with what is on it."""
    shown = "\n".join(_section(sheet) for sheet in sheets)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: maps</title>\n<style>{stylesheet()}{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}: maps</h1>\n<main>\n{shown}\n</main>\n</body>\n</html>\n"
    )


def _section(sheet: Sheet) -> str:
    drawing = b64encode(ground_file(sheet.picture).encode()).decode()
    name = escape(sheet.name)
    return (
        f'<section>\n<img alt="{name}" src="data:image/svg+xml;base64,{drawing}">\n<h2>{name}</h2>\n'
        f'<p>{escape(sheet.line)}</p>\n<p class="facts">{escape(", ".join(sheet.facts))}</p>\n'
        f"{''.join(f'<p>{escape(part)}</p>' for part in sheet.parts)}</section>"
    )
