"""checked.py: what E-ACSL writes, put into a form that is quick and says more.

E-ACSL's code calls its run-time library for each check, whether it fails or not: to note each value, to copy each
structure, to compute with GMP. A program that checks itself spends nine tenths of its time there. The checks stay as
they are and in their order; what is around them changes:

- the run-time is that of eacsl/checks.h: its integers have 127 bits, its memory is a thread's own;
- a value that is noted of a check is put into a table, and structures are among these values;
- structures, which E-ACSL gives to a definition by value, are given by reference: a definition changes nothing;
- definitions are static, so that gcc can join them;
- what \\old wants is read after the preconditions, which say that it can be read;
- each checked function says that it runs, so that a report says who called;
- a check that fails says which part of its clause fails (parts.py).
"""
import re
from collections import Counter

import contracts
import parts

STRING = r'"(?:\\.|[^"\\])*"'
DEFINITION = re.compile(r"^(?P<head>[A-Za-z_][^;{}=#\"]*?\))\n(?P<body>\{\n.*?^\}\n)", re.MULTILINE | re.DOTALL)
LOGIC = re.compile(r"^(?P<type>(?:static )?[a-z_]\w*(?: \w+)*[ ]\*?)(?P<name>__gen_e_acsl_\w+)\((?P<params>[^()]*)\)"
                   r"(?P<end>;|\n\{)", re.MULTILINE)
STRUCT = re.compile(r"^struct (?P<tag>\w+) \{\n(?P<fields>[^}]*)\};\ntypedef struct (?P=tag) (?P<name>\w+);\n",
                    re.MULTILINE)
FIELD = re.compile(r"^ +(?P<type>.+?) ?(?P<name>\w+)(?P<dimensions>(?:\[[^]]*\])*) ;$", re.MULTILINE)
DATA = re.compile(r"^(?P<indent> +)__e_acsl_assert_data_t (?P<data>\w+)\s*=\s*\{\s*\.values = \(void \*\)0\};\n",
                  re.MULTILINE)
NOTE = re.compile(rf"^(?P<indent> +)__e_acsl_assert_register_(?P<kind>\w+)\s*\(& (?P<data>\w+),\s*(?P<name>{STRING})"
                  r"(?:,\s*(?P<rest>.*?))?\);\n", re.MULTILINE | re.DOTALL)
CHECK = re.compile(r"^(?P<indent> +)__e_acsl_assert\s*\((?P<holds>.*?),\s*& (?P<data>\w+)\);\n",
                   re.MULTILINE | re.DOTALL)
# The beginning of a checked function: its parameters, what is kept for \old, and what is required.
OLD_FIRST = re.compile(r"(?P<parameters>(?:^    __e_acsl_store_block\([^;]*;\n)+)"
                       r"(?P<olds>.*^    __gen_e_acsl_at\w* = [^;]*;\n)(?P<requires>.*?)(?=^  \}\n)",
                       re.MULTILINE | re.DOTALL)
KEPT = re.compile(r"^ +(?P<name>__gen_e_acsl_at\w*) = (?P<value>[^;]*);\n", re.MULTILINE)
OLD = re.compile(r"\\old\(((?:[^()]|\([^()]*\))*)\)")
PATH = re.compile(r"\*?(?P<root>[A-Za-z_]\w*)(?:(?:->|\.)\w+)*")
ASSERTION = re.compile(r'\.kind = "(?P<kind>Precondition|Postcondition)";(?:\s*__gen_e_acsl_assert_data\w*\.(?:\w+ = '
                       r'(?:"(?:\\.|[^"\\])*"|\d+));)*', re.DOTALL)
TEXT = re.compile(rf"\.pred_txt =\s*{STRING};", re.DOTALL)
# The functions of written.py that read a byte: for each type of an offset E-ACSL writes one.
BYTE_AT = re.compile(r"^(?P<head>int __gen_e_acsl_ByteAt\w*\(char \*t, (?P<type>\w+) \*?(?: ?const)? ?i\)\n)"
                     r"\{.*?^\}\n", re.MULTILINE | re.DOTALL)
# In one of several functions for a definition that calls itself, E-ACSL 25 may take a number of C for one of GMP.
AS_INTEGER = re.compile(r"(?P<cast>\(__e_acsl_mpz_struct(?: const)? \*\)\(?)(?P<name>\w+)")
NUMBER = re.compile(r"\b(?:int|long|char)\s(\w+)")
HEAD = '#include "checks.h"\n'


def rewrite(text: str, functions: list[contracts.Function]) -> str:
    """The code that E-ACSL has written, for the contracts of these functions."""
    wrappers = {"__gen_e_acsl_" + f["name"] for f in functions}
    texts = {name: f".pred_txt = {parts.quoted(clause['text'])};"
             for name, clause in contracts.checked(functions).items()}
    # Each check has the text that its clause has in the header.
    text = ASSERTION.sub(lambda found: TEXT.sub(lambda old: texts.get(clause_of(found), old[0]), found[0]), text)
    text = BYTE_AT.sub(lambda found: found["head"] + "{\n  return t[" + (
        "i" if found["type"] in ("int", "long") else "__gmpz_get_si(i)") + "];\n}\n", text)
    structs = {found["name"]: found for found in STRUCT.finditer(text) if not found["name"].startswith("__e_acsl")}
    text, macros = by_reference(text, set(structs), wrappers)
    text = DEFINITION.sub(lambda found: found["head"] + "\n"
                          + body(found["head"], found["body"], wrappers), text)
    text, macros = parts.explained(text, macros)
    text = STRUCT.sub(lambda found: found.group() + (shower(found, structs) if found["name"] in structs else ""), text)
    shows = "".join(f"{name}: show_{name}, " for name in structs)
    return f"{HEAD}#define SHOW(object) _Generic((object), {shows}default: contract_show_pointer)\n{macros}{text}"


def clause_of(found: re.Match[str]) -> contracts.Name:
    """What an ASSERTION is of: function, kind and label."""
    fields = dict(re.findall(rf'\.(fct|name) = ({STRING});', found[0]))
    kind = "requires" if found["kind"] == "Precondition" else "ensures"
    return fields.get("fct", "")[1:-1], kind, fields.get("name", "")[1:-1]


# ---- checks ----

def body(head: str, text: str, wrappers: set[str]) -> str:
    """The body of a function, with its checks and its calls of the run-time."""
    numbers = set(NUMBER.findall(head + text))
    text = AS_INTEGER.sub(lambda found: found[0] if found["name"] not in numbers else
                          f"{found['cast']}&(__int128){{{found['name']}}}", text)
    kept = {flat(found["value"]): found["name"] for found in KEPT.finditer(text)}
    known = set(re.findall(r"\w+", head)) | set(kept.values()) | set(re.findall(r"^ +\w[\w ]*?[ *](\w+);$", text, re.M))
    level = {found["data"]: found["indent"] for found in DATA.finditer(text)}
    values: dict[str, list[str]] = {data: [] for data in level}   # of each check
    slots = Counter[str]()   # how many of them are noted in a branch on the way to it

    def note(found: re.Match[str]) -> str:
        value, data, indent = noted(found, kept, known), found["data"], found["indent"]
        if value and indent != level[data]:
            slots[data] += 1
            values[data].append(slot := f"{data}_seen[{slots[data] - 1}]")
            return f"{indent}{slot} = (contract_value){value};\n"
        values[data] += [value] if value else []
        return f"{indent};\n"

    def check(found: re.Match[str]) -> str:
        seen = values[found["data"]]
        return (f"{found['indent']}if (CONTRACT_FAILS({found['holds']})) {{\n"
                f"{found['indent']}  const contract_value values[] = {{{', '.join([*seen, '{0}'])}}};\n"
                f"{found['indent']}  const contract_check failed = {found['data']};\n"
                f"{found['indent']}  contract_breach(&failed, values, {len(seen)});\n{found['indent']}}}\n")

    def data(found: re.Match[str]) -> str:
        name, indent = found["data"], found["indent"]
        seen = [f"{name}_seen[{slot}].name = " for slot in range(slots[name])]   # what has no name is not noted
        return (f"{indent}contract_value {name}_seen[{len(seen)}];\n{indent}{''.join(seen)}NULL;\n" if seen else "") + (
            f"{indent}contract_check {name};\n")

    text = CHECK.sub(check, NOTE.sub(note, text))
    text = DATA.sub(data, text)
    name = head[:head.index("(")].split()[-1].lstrip("*")
    if name in wrappers:
        text = ("{\n  contract_frame here __attribute__((cleanup(contract_leave))) = "
                f'contract_enter(&here, "{name.removeprefix("__gen_e_acsl_")}", NULL, NULL);\n'
                + OLD_FIRST.sub(r"\g<parameters>\g<requires>\g<olds>", text[2:]))
    elif "__e_acsl_store_block" in text:
        text = "{\n  int blocks __attribute__((cleanup(contract_drop))) = contract_this.blocks;\n" + text[2:]
    # What eacsl/checks.h does not know of these the linker refuses.
    text = re.sub(r"__gmpz_(\w+)\s*\(", r"contract_z_\1(", text)
    if "__e_acsl_globals_init" in head:
        text = re.sub(r"\b__e_acsl_store_block(_duplicate)?\s*\(", "contract_static(", text)
    return re.sub(r"\b__e_acsl_(?!globals_)(\w+)\s*\(", r"contract_\1(", text)


def flat(text: str) -> str:
    return " ".join(text.split())


def noted(found: re.Match[str], kept: dict[str, str], known: set[str]) -> str:
    """A contract_value for what E-ACSL notes of a check, or nothing if it says nothing to a reader."""
    kind, rest = found["kind"], found["rest"]
    acsl = flat(re.sub(r"\\n", " ", found["name"][1:-1]))
    label = re.sub(r"^\w+: *(?!:)", "", acsl)
    shown = '"' + re.sub(r"__gen_e_acsl_(\w+?)(_\d+)?\b", r"\1", label) + '"'
    if acsl.startswith("sizeof("):
        return ""
    if kind == "struct":
        c = OLD.sub(lambda old: kept.get(flat(old[1]), "?"), acsl.replace("\\\\", "\\")).replace("\\result", "__retres")
        path = PATH.fullmatch(c)
        return f"CONTRACT_OBJECT({shown}, {c}, SHOW({c}))" if path and path["root"] in known | {"__retres"} else ""
    if kind == "ptr":
        return f"CONTRACT_POINTER({shown}, {rest})"
    if kind in ("array", "fun", "union", "other", "float", "double", "longdouble", "mpq"):
        return ""
    value = re.sub(r"^\d+,\s*", "", rest)
    return f"CONTRACT_NUMBER({shown}, contract_z({value}))" if kind == "mpz" else f"CONTRACT_NUMBER({shown}, {value})"


# ---- definitions ----

def by_reference(text: str, structs: set[str], wrappers: set[str]) -> tuple[str, str]:
    """Definitions get structures by reference. A macro puts the & into each call, so that gcc refuses what has no
    address; in the body the parameter is what the pointer points to."""
    macros: dict[str, str] = {}
    changed: dict[str, list[str]] = {}

    def prototype(found: re.Match[str]) -> str:
        name, end = found["name"], found["end"]
        if name in wrappers:
            return found.group()
        params = [flat(param) for param in found["params"].split(",")]
        names = [re.split(r"\W", param)[-1] for param in params] if params != ["void"] else []
        given = [n for n, param in zip(names, params) if param.split()[0] in structs and "*" not in param]
        if given:
            changed[name] = given
            arguments = ", ".join(f"&({n})" if n in given else n for n in names)
            macros[name] = f"#define {name}({', '.join(names)}) {name}_ref({arguments})\n"
            params = [f"const {param.split()[0]} *{n}_ref" if n in given else param for n, param in zip(names, params)]
            name += "_ref"
        return f"static {found['type'].removeprefix('static ')}{name}({', '.join(params)}){end}"

    text = LOGIC.sub(prototype, text)

    def uses(found: re.Match[str]) -> str:
        name = found["head"][:found["head"].index("(")].split()[-1].lstrip("*").removesuffix("_ref")
        inside = found["body"]
        for given in changed.get(name, []):
            inside = re.sub(rf"{STRING}|'[^']*'|(?<![\w.])(?<!->){given}\b",
                            lambda use, given=given: use[0] if use[0][0] in "'\"" else f"(*{given}_ref)", inside)
        return found["head"] + "\n" + inside

    return DEFINITION.sub(uses, text), "".join(macros.values())


# ---- values ----

def shower(struct: re.Match[str], structs: dict[str, re.Match[str]]) -> str:
    """A function that writes a structure: its fields by name, of arrays the elements that are not zero. A list that
    counts its elements in `len` has no more than these."""
    fields = list(FIELD.finditer(struct["fields"]))
    length = any(field["name"] == "len" for field in fields)
    lines = ['  fputs("{", text);']
    for i, field in enumerate(fields):
        name, dimensions = field["name"], field["dimensions"].count("[")
        lines.append(f'  fputs("{", " if i else ""}{name} ", text);')
        if not dimensions:
            lines.append("  " + show(field["type"], f"v->{name}", structs))
            continue
        at = "".join(f"[i[{d}]]" for d in range(dimensions))
        element = f"v->{name}{at}"
        lines.append(f'  {{ long i[{dimensions}]; bool first = true; fputs("{{", text);')
        for d in range(dimensions):
            outer = f"v->{name}" + "".join(f"[{0}]" for _ in range(d))
            bound = f"(long)(sizeof {outer} / sizeof {outer}[0])"
            more = " && i[0] < v->len" if length and d == 0 else ""
            lines.append(f"  for (i[{d}] = 0; i[{d}] < {bound}{more}; i[{d}]++)")
        skip = "" if length else f"if (!contract_is_zero(&{element}, sizeof {element})) "
        lines.append(f"    {skip}{{ contract_put_index(text, &first, i, {dimensions}); "
                     + show(field["type"], element, structs) + " }")
        lines.append('  fputs("}", text); }')
    lines.append('  fputs("}", text);')
    return (f"static void show_{struct['name']}(FILE *text, const void *object)\n{{\n"
            f"  const {struct['name']} *v = object;\n" + "\n".join(lines) + "\n}\n")


def show(kind: str, value: str, structs: dict[str, re.Match[str]]) -> str:
    if kind in structs:
        return f"show_{kind}(text, &{value});"
    if "*" in kind:
        return f"contract_show_pointer(text, (const void *){value});"
    return f"contract_put_number(text, (__int128){value});"
