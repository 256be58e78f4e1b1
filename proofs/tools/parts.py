"""parts.py: which part of a clause has failed.

When a check has failed its clause is evaluated once more, by code that notes each part: a comparison, a predicate, a
quantifier that no element decides. E-ACSL evaluates from the left, and no more than it needs. So the last part that it
evaluates is the one that decides. Each predicate has a twin for this, which notes the parts of its definition.
"""
import re

import written

MARK = "_why"   # in the name of a twin
DEFINED = re.compile(r"^static int (?P<name>__gen_e_acsl_(?P<plain>\w+?)(?:_\d+)?(?:_ref)?)\((?P<params>[^()]*)\)"
                     r"(?P<body>;\n|\n\{\n.*?^\}\n)", re.MULTILINE | re.DOTALL)
WRAPPER = re.compile(r"^(?P<head>[a-z_][^;{}=#\"]*?\b__gen_e_acsl_[a-z][^;{}=#\"]*?\))\n(?P<body>\{\n.*?^\}\n)",
                     re.MULTILINE | re.DOTALL)
CALLED = re.compile(r"\b(?P<to>__gen_e_acsl_\w+) = (?P<name>__gen_e_acsl_(?P<plain>\w+?)(?:_\d+)?)\s*\(")
# What decides: a condition, a value that is returned or kept. A loop's own bound does not.
DECIDES = re.compile(r"\bif \(|(?<=\s)return |\b__(?:retres|gen_e_acsl_(?!cond)\w+) = ")
BOUND = re.compile(r"\)\s*;\s*else\s+break;")
COMPARISON = re.compile(r"(?<![-<>=])(?:==|!=|<=?|>=?)(?![<>=])")
LOOP = re.compile(r"^(?P<indent> +)__gen_e_acsl_(?P<kind>forall|exists)(?:_\d+)? = [01];\n +(?P<name>\w+) = "
                  r"(?P<body>.*?)^(?P=indent)(?P<label>e_acsl_end_loop)", re.MULTILINE | re.DOTALL)
SIGN = {"init_set": "", "add": " + ", "sub": " - ", "mul": " * "}
INTEGER = r"(?:(?:unsigned |signed )?(?:char|short|int|long)|_Bool)"
CAST = re.compile(rf"\((?:{INTEGER}|void|__e_acsl_mpz_struct)(?: const)?(?: \*)?\)")
PATH = re.compile(r"\*\((?:[^()]|\([^()]*\))*\)|(\(\*\w+\)|(?<![\w.>])[a-z_]\w*)(?:(?:->|\.)\w+|\[[^][]*\])*(?![\w(])")
CHECK = re.compile(r"^(?P<indent> +)contract_check (?P<data>\w+);\n(?P<region>.*?)"
                   r"^(?P=indent)if \(CONTRACT_FAILS\((?P<holds>[^;]*?)\)\) \{\n"
                   r"(?= +const contract_value values[^\n]*\n +const contract_check failed = (?P=data);)",
                   re.MULTILINE | re.DOTALL)
NOTES = re.compile(r"^ +(?:\w+_seen\[\d+\]|\w+\.(?:blocking|kind|pred_txt|file|fct|line|name)) = [^\n]*;\n",
                   re.MULTILINE)


def explained(text: str, macros: str) -> tuple[str, str]:
    """The code with twins, and a report of parts in each check of a clause; the macros with those of the twins."""
    names = dict(re.findall(r"\bpredicate\s+(\w+)(.*?)\*/", text, re.DOTALL))
    params = {found["plain"]: [re.split(r"\W", param)[-1].removesuffix("_ref") for param in found["params"].split(",")]
              for found in DEFINED.finditer(text) if found["plain"] in names}

    def doubled(found: re.Match[str]) -> str:
        if found["plain"] not in names:
            return found[0]
        head, body = f"static CONTRACT_RARE int {twin(found['name'])}({found['params']})", found["body"]
        texts = Texts(head, body, params, names[found["plain"]])
        return found[0] + head + (texts.noted(body) if "{" in body else body)

    def checked(found: re.Match[str]) -> str:
        texts = Texts(found["head"], found["body"], params)
        return found["head"] + "\n" + CHECK.sub(texts.again, found["body"])

    return (DEFINED.sub(doubled, WRAPPER.sub(checked, text)),
            macros + re.sub(r"\b(__gen_e_acsl_\w+)(?=\()", lambda name: twin(str(name[0])), macros))


class Texts:
    """How the variables of a function are called in a report."""

    def __init__(self, head: str, body: str, params: dict[str, list[str]], acsl: str = "") -> None:
        self.params, self.acsl = params, " ".join(acsl.split())
        self.big = set(re.findall(r"\b__e_acsl_mpz_t (\w+)\b", body))
        self.numbers = set(re.findall(rf"\b(?:{INTEGER}|__e_acsl_mpz_t) (\w+)(?=[;,)])", head + body))
        self.given: dict[str, list[str]] = {}   # the arguments of a call
        self.term: dict[str, tuple[str, str, list[str]]] = {}   # what precedes its parts, and what is between them
        for found in re.finditer(r"(?:\b(\w+) = )?__gen_e_acsl_(\w+?)(?:_\d+)?\s*\((?:& (\w+),)?", body):
            if to := found[1] or found[3]:
                self.given[to] = written.called(body, found.end())[1]
                self.term[to] = found[2] + "(", ", ", self.given[to]
        for found in re.finditer(r"\bcontract_z_(init_set|add|sub|mul)(?:_[su]i)?\((\w+),", body):
            self.term[found[2]] = "", SIGN[found[1]], written.called(body, found.end())[1]
        for found in re.finditer(r"^ +(__gen_e_acsl_at\w*) = ([^;()]*);", body, re.MULTILINE):
            self.term[found[1]] = "" if found[2].isidentifier() else "\\old(", "", [found[2]]
        self.compared = {found[1]: written.called(body, found.end())[1]
                         for found in re.finditer(r"\b(\w+) = contract_z_cmp\(", body)}

    def said(self, c: str) -> str:
        """A term of C as one of ACSL."""
        def word(found: re.Match[str]) -> str:
            name = found[0]
            if name in self.term:
                before, between, parts = self.term[name]
                return before + between.join(map(self.said, parts)) + ")" * before.endswith("(")
            return {"__retres": "\\result"}.get(name, re.sub(r"^__gen_e_acsl_(\w+?)(_\d+)*$", r"\1",
                                                             name.removesuffix("_ref")))
        c = CAST.sub("", " ".join(c.split()))
        c = re.sub(r"\(\*(\w+)_ref\)|\*(\w+)_ref\b", r"\1\2", c)
        return written.bare(re.sub(r"(?<=\d)U?L\b", "", re.sub(r"(?<![\w.>])[A-Za-z_]\w*", word, c)))

    def values(self, c: str, whole: bool = True) -> dict[str, str]:
        """The numbers in a term, as C, by what a report calls them: those of an index after what it is an index of. Of
        the arguments of a call, which may be structures, the variables and the indices."""
        found: dict[str, str] = {}
        for path in PATH.finditer(CAST.sub("", c)):
            inside = [path[0][2:-1]] if path[0][:2] == "*(" else re.findall(r"\[([^][]*)\]", path[0])
            if path[0] in self.numbers or (whole and path[0] != path[1]):
                found.setdefault(self.said(path[0]), f"contract_z({path[0]})" if path[0] in self.big else path[0])
            for part in inside:
                found = {**self.values(part), **found}
            for part in self.given.get(path[0], []):
                found = {**self.values(part, False), **found}
        return found

    def part(self, c: str) -> str:
        """A comparison that is noted."""
        inner, negated = written.bare(c), ""
        while inner.startswith("!") and inner[1:2] != "=":
            inner, negated = written.bare(inner[1:]), "! " + negated
        zero = re.fullmatch(r"(\w+) (==|!=|<=|<|>|>=) 0", inner)
        shown = f" {zero[2]} ".join(self.compared[zero[1]]) if zero and zero[1] in self.compared else inner
        if not COMPARISON.search(re.sub(r"->", "  ", shown)) or "contract_" in c or "CONTRACT_" in c:
            return c
        return f"{negated}contract_part({quoted(self.said(shown))}, {inner}, {self.noting(shown)})"

    def noting(self, c: str, whole: bool = True) -> str:
        """The numbers in a term, as a list in C."""
        values = [f"CONTRACT_NUMBER({quoted(name)}, {number})" for name, number in self.values(c, whole).items()]
        return f"(const contract_value[]){{{', '.join([*values, '{0}'])}}}"

    def noted(self, text: str) -> str:
        """The text, with its parts noted."""
        text, done, at = self.calls(LOOP.sub(self.loop, text)), "", 0
        for found in DECIDES.finditer(text):
            if found.start() >= at:
                end = written.scope(text, found.end()) if found[0] == "if (" else text.index(";", found.end())
                if BOUND.match(text, end):
                    continue
                done, at = done + text[at:found.end()] + self.part(text[found.end():end]), end
        return done + text[at:]

    def calls(self, text: str) -> str:
        """The text, with each call of a predicate as one of its twin."""
        done, at = "", 0
        for found in CALLED.finditer(text):
            if found["plain"] in self.params and found.start() >= at:
                end, arguments = written.called(text, found.end())
                said = [c if c == name else f"{name} = {c}"
                        for name, c in zip(self.params[found["plain"]], map(self.said, arguments))]
                done += (f"{text[at:found.start()]}{found['to']} = CONTRACT_INSIDE("
                         f"{quoted(found['plain'] + '(' + ', '.join(said) + ')')}, "
                         f"{twin(found['name'])}({', '.join(arguments)}), {self.noting(', '.join(arguments), False)})")
                at = end
        return done + text[at:]

    def loop(self, found: re.Match[str]) -> str:
        """A loop that ran to its end: a quantifier that no element decides."""
        name = f"\\{found['kind']} integer {self.said(found['name'])};"
        if self.acsl.count(name) == 1:
            at = self.acsl.index(name)
            name = self.acsl[at:written.scope(self.acsl, at)].rstrip(" ;")
        holds = int(found["kind"] == "forall")
        start = found.start("body") - found.start()
        return (found[0][:start] + LOOP.sub(self.loop, found["body"])
                + f"{found['indent']}contract_part({quoted(name)}, {holds}, {self.noting('')});\n"
                + found["indent"] + found["label"])

    def again(self, found: re.Match[str]) -> str:
        """A check of a clause, which is evaluated once more when it has failed."""
        region, holds = self.noted(NOTES.sub("", found["region"])), self.part(found["holds"])
        said = region + holds
        if not re.search(rf'{found["data"]}\.kind = "(?:Pre|Post)condition";', found["region"]) or \
                ("CONTRACT_INSIDE(" not in said and said.count("contract_part(") < 2):
            return found[0]
        return (f"{found[0]}{found['indent']}  contract_explain();\n{found['indent']}  {{\n"
                + re.sub(r"\be_acsl_end_loop(?=\d)", "e_acsl_why_loop", region)
                + f"{found['indent']}  (void)({holds});\n{found['indent']}  }}\n")


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def twin(name: str) -> str:
    return name.removesuffix("_ref") + MARK + ("_ref" if name.endswith("_ref") else "")
