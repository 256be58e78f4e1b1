#!/usr/bin/env python3
"""assemble.py: put the page together: one file that needs no other.

usage: src/web/assemble.py PROGRAM.wasm RECORDS.wasm VERSION OUT.html

The page carries its own policy: nothing may be fetched, and of scripts and styles only those are run that have the
hashes which are computed here.
"""
import base64
import hashlib
import html
import json
import os
import pathlib
import sys

sys.dont_write_bytecode = True
import excerpts   # noqa: E402

HERE = excerpts.HERE
SHARED = ["kernel.js", "xml.js", "records.js", "replay.js"]
# Of libjs-sax; its licence, ISC, has to be in all copies.
SAX = "/usr/share/javascript/sax/sax.min.js"
NOTICE = """
/* sax-js: Copyright (c) Isaac Z. Schlueter and Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE. */
"""
PAGE = ["words.js", "match.js", "board.js", "link.js", "why.js", "errata.js", "best.js",
        "play.js", "review.js", "main.js"]


def joined(names: list[str]) -> str:
    return "\n" + "\n".join(excerpts.read(os.path.join(HERE, "js", name)) for name in names)


def hash_of(text: str) -> str:
    """As a policy names it."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def main() -> None:
    program, records, version, out = sys.argv[1:]
    wasm, importing = pathlib.Path(program).read_bytes(), pathlib.Path(records).read_bytes()
    style = "\n" + excerpts.read(os.path.join(HERE, "page.css"))
    shared, page = joined(SHARED) + NOTICE + excerpts.read(SAX), joined(PAGE)
    for text in (shared, page):
        if "</script" in text or "<!--" in text:
            sys.exit("assemble: a script would end its element")
    known = json.dumps({"reasons": excerpts.reasons(), "errata": excerpts.errata()}, ensure_ascii=False)
    parts = {
        "@POLICY@": f"default-src 'none'; script-src {hash_of(shared)} {hash_of(page)} 'wasm-unsafe-eval'; "
                    f"style-src {hash_of(style)}; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'",
        "@STYLE@": style, "@SHARED@": shared, "@PAGE@": page,
        "@DEFINITIONS@": known.replace("<", "\\u003c"),
        "@PROGRAM@": base64.b64encode(wasm).decode(), "@RECORDS@": base64.b64encode(importing).decode(),
        "@VERSION@": html.escape(f"xo {version}; the program in this page has {len(wasm)} bytes, SHA-256 "
                                 f"{hashlib.sha256(wasm).hexdigest()[:16]}."),
    }
    text = excerpts.read(os.path.join(HERE, "page.html"))
    for mark, part in parts.items():
        if text.count(mark) != 1:
            sys.exit(f"assemble: page.html has {text.count(mark)} times {mark}")
        text = text.replace(mark, part)
    pathlib.Path(out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except (excerpts.Missing, OSError) as error:
        sys.exit(f"assemble: {error}")
