"""Forms are read as Python's own reader reads them."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orcade.web.form_fields import form_fields


@given(st.dictionaries(st.text(), st.text()))
def test_what_a_browser_posts_comes_back(fields: dict[str, str]) -> None:
    assert form_fields(urlencode(fields).encode()) == fields


@given(st.text(alphabet="a=&+%4_ \r\n?é", max_size=30))
def test_odd_forms_are_read_as_by_the_standard_library(text: str) -> None:
    try:
        read = form_fields(text.encode())
    except ValueError:
        assert re.search("%(?![4a]{2})", text) or read_wrongly(text)
    else:
        assert read == dict(parse_qsl(text, keep_blank_values=True, errors="strict"))


def read_wrongly(text: str) -> bool:
    """Whether it is not UTF-8."""
    try:
        parse_qsl(text, keep_blank_values=True, errors="strict")
    except ValueError:
        return True
    return False


@pytest.mark.parametrize("body", [b"a=%", b"a=%4", b"%g1=a", b"a=%%41", b"a=%\n", b"a=\xff", b"a=%ff"])
def test_what_is_no_form_is_refused(body: bytes) -> None:
    with pytest.raises(ValueError, match=r"digits|utf-8"):
        form_fields(body)
