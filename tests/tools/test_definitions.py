"""A function is called for a definition only if its contract says that it answers that definition and asks for nothing."""
import contracts
import definitions
import pytest

CONTRACT = r"""
/*@ requires valid: {valid};
    terminates \true; exits \false; assigns \nothing;
    ensures same:   {same};{more} */
bool executed_his(const xo_game *x, int t);
"""
VALID = r"\valid_read(x)"
SAME = r"\result <==> His(*x, t)"
WRITTEN = """int __gen_e_acsl_His(xo_game x, int t)
{
  int __retres = slow();
  return __retres;
}

int __gen_e_acsl_His_2(xo_game x, __e_acsl_mpz_struct * t)
{
  return slow();
}

"""


def answer(valid: str = VALID, same: str = SAME, more: str = "") -> tuple[str, definitions.Answer]:
    text = CONTRACT.format(valid=valid, same=same, more=more)
    return definitions.answered(contracts.read_header("executed.h", text)[0])


def test_the_contract_names_the_definition() -> None:
    name, found = answer()
    assert (name, found.function) == ("His", "executed_his")


def test_where_an_index_is_outside_the_answer_is_no() -> None:
    where = r"0 <= t < 8 ==> (\result <==> His(*x, t))"
    assert answer(same=where, more=r" ensures outside: !(0 <= t < 8) ==> !\result;")[0] == "His"
    for more in ("", r" ensures outside: !(0 <= t < 9) ==> !\result;"):
        with pytest.raises(definitions.Unproved):
            answer(same=where, more=more)


@pytest.mark.parametrize("valid, same, more", [
    (VALID + " && 0 < t", SAME, ""),
    (VALID, r"\result <==> His(*x, t + 1)", ""),
    (VALID, r"\result ==> His(*x, t)", ""),
    (VALID, r"\result <==> His(*x, t) || t == 0", ""),
    (VALID, r"\result <==> (His(*x, t))", ""),
    (VALID, SAME, r" ensures also: t > 0;")])
def test_other_contracts_are_refused(valid: str, same: str, more: str) -> None:
    with pytest.raises(definitions.Unproved):
        answer(valid, same, more)


def test_the_function_is_called_in_place_of_what_was_written() -> None:
    text = definitions.put_into(WRITTEN, dict([answer()]))
    assert text.count("slow()") == 1 and "return executed_his(&x, t);" in text
    assert "__gen_e_acsl_His_2(xo_game x, __e_acsl_mpz_struct * t)\n{\n  return slow();" in text


def test_a_function_that_nothing_calls_is_refused() -> None:
    with pytest.raises(definitions.Unproved):
        definitions.put_into(WRITTEN.replace("His", "Hers"), dict([answer()]))
    with pytest.raises(definitions.Unproved):
        definitions.put_into(WRITTEN.replace("xo_game", "xo_pos"), dict([answer()]))


def test_the_project_has_such_functions() -> None:
    assert "IsMap" in definitions.read()
