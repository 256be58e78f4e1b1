"""What counts as annotation, what as C, and what is refused."""
import bare
import pytest

SOURCE = '''/* a comment, which is neither */
int f(int n) // nor is this
{
  //@ ghost g(n);
  /*@ loop invariant bound: 0 <= n;
      loop variant n; */
  while (n > 0)
    n--;

  return puts("//@ no annotation, /*@ nor this */");
}
'''


def test_lines_are_c_or_annotation_or_neither() -> None:
    assert bare.lines_of(SOURCE) == (6, 3, 1, 1)


@pytest.mark.parametrize("limit, status", [(0.2, 0), (0.1, 1)])
def test_too_much_annotation_is_refused(tmp_path, monkeypatch, limit: float, status: int) -> None:  # type: ignore[no-untyped-def]
    source = tmp_path / "f.c"
    source.write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr("tree.kernel", lambda: [str(source)])
    monkeypatch.setattr(bare, "LIMIT", limit)
    assert bare.main() == status
