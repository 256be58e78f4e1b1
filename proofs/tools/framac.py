"""framac.py: run Frama-C and read what it prints.

Frama-C 25 has no machine-readable report with a place for every goal, so three of its listings are read and checked
against each other: the goals with their sequents (-wp-print), the progress lines, and the list of all properties
with their consolidated status (-report, -report-csv). A line that is not understood is never skipped silently: the
number of goals read must be the number that WP says it has scheduled.
"""
import collections
import csv
import functools
import json
import os
import re
import signal
import subprocess
import threading
import time

import tree
import why3

# Memory model: what a function gets by a pointer is a variable, as far as that can be. That is what keeps the proofs clear
# of a mistake in WP (see README.md), and it makes them quicker.
COMMON = ["-machdep", "gcc_x86_64", "-warn-signed-downcast", "-warn-unsigned-downcast",
          "-warn-unsigned-overflow", "-warn-right-shift-negative", "-wp-model", "typed_ref",
          "-cpp-extra-args=" + " ".join(tree.INCLUDE)]
GIVE_UP = 900   # seconds after which a run of Frama-C counts as hung

# A smoke test passes when the prover finds no contradiction, so each one costs all that the prover is given: a budget
# of steps, the same on every machine, keeps that short (see README.md for how it was chosen). The tests run apart from
# the goals: -wp-prop takes everything else away.
SMOKE = ["-wp-smoke-tests", "-wp-prover", "cvc4", "-wp-steps", "60000", "-wp-smoke-timeout", "8",
         "-wp-prop=" + ",".join("-@" + kind for kind in (
             "lemma requires assigns ensures exits assert invariant variant breaks continues returns "
             "complete_behaviors disjoint_behaviors terminates decreases").split())]

SCHEDULED = re.compile(r"\[wp\] (\d+) goals? scheduled")
TRIVIAL = re.compile(r"\[wp\] \[CFG\] Goal (\w+) : (\w+) \((\w+)\)")
DONE = re.compile(r"\[wp\] \[([^\]]+)\] (?:(?:Goal|Smoke-test) |typed_)\w+")
UNLISTED = re.compile(r"  (?:Terminating|Unreachable):\s+(\d+)")   # where version 30 counts what 25 lists as [CFG] goals
KNOWN = (25, 30)   # the versions whose output is read; tests/tools/ has samples of both
PROVED = re.compile(r"\[wp\] Proved goals:\s+(\d+) / (\d+)")
WARNING = re.compile(r"\[([\w:.-]+)\] (?:(\S+?):(\d+): )?Warning: ?(.*)")
PLACE = re.compile(r"\(file ([^,()]+), line (\d+)\)")
LEMMA_GOAL = re.compile(r"(?:Goal )?Lemma '?(\w+)'?")
SECTION = re.compile(r"  Function (\w+)(?: with behavior (\w+))?$")
RESULT = re.compile(r"Prover (\S+)(?: (\S+))?(?: \(\w+\))? returns (\w+)(.*)")
STATUS = re.compile(r"\[ *(\S+) *\] (.*)")
LEMMA = re.compile(r"^\s*(?:/\*@\s*)?lemma (\w+)", re.MULTILINE)
TIME = re.compile(r"\((?:(\d+)')?(\d+(?:\.\d+)?)(ms|s)?\)")

KINDS = (   # the first words of a goal's description, and what the project calls such a goal
    ("Post-condition", "ensures"), ("Exit-condition", "exits"), ("Termination-condition", "terminates"),
    ("Assigns", "assigns"), ("Loop assigns", "loop assigns"), ("Preservation of Invariant", "invariant kept"),
    ("Establishment of Invariant", "invariant first"), ("Decreasing of Loop variant", "variant decreases"),
    ("Positivity of Loop variant", "variant positive"), ("Instance of 'Pre-condition", "requires"),
    ("Assertion 'rte,", "rte"), ("Assertion", "assert"), ("Check", "check"), ("Wp_smoke", "smoke"),
    ("Complete behaviors", "complete"), ("Disjoint behaviors", "disjoint"))

PROVERS, STEPS, FIRST = why3.ALL, why3.STEPS, why3.FIRST
CAP = ["-wp-timeout", "8"]   # seconds, for goals that fail; those that are proved take less than three
NO_CAP = ["-wp-timeout", "600"]   # where what one prover proves alone is counted, steps have to be the only limit


def attempts(provers):
    """The options of a proof: who is asked for a goal, one after the other. With -wp-par 1 the next is asked only if the one
    before has failed; side by side they are in each other's way."""
    limit = CAP if provers == PROVERS else NO_CAP
    return [["-wp-prover", ",".join(why3.sequence(provers)), "-wp-steps", str(STEPS[provers.split(",")[0]]), "-wp-par", "1", *limit]]


def environment(folder="."):
    """Frama-C 25 believes $PWD, which a change of directory leaves as it was. $CPP and its own variables would change what
    it reads."""
    own = {name: value for name, value in os.environ.items() if name != "CPP" and not name.startswith("FRAMAC_")}
    return {**own, "PWD": os.path.abspath(folder)}


@functools.lru_cache(maxsize=1)
def configured():
    """How the provers are started is written for the run, whatever the user's own settings of Why3 are; the versions of the
    tools. What WP prints is read as the known versions print it, and of another nothing is believed."""
    versions = why3.configure()
    refuse_unknown(versions["frama-c"])
    return versions


def refuse_unknown(version):
    if why3.numbers(version)[0] not in KNOWN:
        raise why3.Missing(f"Frama-C {version}: what its WP prints is not known here, only what that of versions "
                           f"{' and '.join(map(str, KNOWN))} prints")


def has_json(version):
    """Whether -wp-report-json lists the goals one by one."""
    return why3.numbers(version) >= (28, 0)


def standard(version=None):
    """-c11 where it is not deprecated: newer versions of Frama-C take C11 anyway."""
    return ["-c11"] if why3.numbers(version or why3.version("frama-c")) < (27, 0) else []


class Run:
    """One run of Frama-C on one unit, and what was read from it."""

    def __init__(self, unit, options, folder="."):
        self.unit, self.folder, self.args = unit, folder, ["frama-c", *standard(), *COMMON, *options]
        self.lines, self.code, self.process, self.hung = [], None, None, False
        self.scheduled = self.done = 0
        self.json = ""
        self.seconds = 0.0

    def execute(self, on_line=None):
        environ = environment(self.folder)
        if "-wp" in self.args:
            configured()
            environ["WHY3CONFIG"] = os.path.abspath(why3.CONFIG)
            if has_json(why3.version("frama-c")) and "-wp-print" in self.args:
                self.json = os.path.abspath(f"build/prove/{id(self)}.json")
                at = self.args.index("-wp")   # before -then, which begins another run
                self.args[at:at] = ["-wp-report-json", self.json]
        self.process = subprocess.Popen(self.args, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                        errors="replace", start_new_session=True, cwd=self.folder, env=environ)
        watchdog = threading.Timer(GIVE_UP, self.stop, (True,))
        watchdog.start()
        started = time.monotonic()
        for line in self.process.stdout:
            line = line.rstrip("\n")
            self.lines.append(line)
            found = SCHEDULED.match(line)
            if found:
                self.scheduled = int(found.group(1))
            self.done += 1 if DONE.match(line) else 0
            if on_line:
                on_line(self)
        self.code = self.process.wait()
        self.seconds = time.monotonic() - started
        watchdog.cancel()
        return self

    def stop(self, hung=False):
        self.hung = hung
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)   # Frama-C and the provers it has started

    def failure(self):
        """Why the run as a whole counts for nothing, or None."""
        if self.hung:
            return f"frama-c gave no result in {GIVE_UP} s and was stopped"
        if self.code != 0:
            at = [i for i, line in enumerate(self.lines) if "rror" in line or "Stopping" in line]
            said = self.lines[at[0]:at[0] + 3] if at else self.lines[-3:]
            return f"frama-c ended with status {self.code}: " + " ".join(" ".join(said).split())
        return None

    def warnings(self):
        """Every warning, as (file, line, text), but two: a failed smoke test is a goal and is listed there, and where no
        goal is generated none was left, or the gate on coverage finds none."""
        seen = []
        for i, line in enumerate(self.lines):
            found = WARNING.match(line)
            if not found:
                continue
            text = found.group(4)
            for more in self.lines[i + 1:]:
                if not more.startswith("  "):
                    break
                text += " " + more.strip()
            warning = (found.group(2) or self.unit, int(found.group(3) or 0), f"[{found.group(1)}] {text.strip()}")
            if text not in ("Failed smoke-test", "No goal generated") and warning not in seen:
                seen.append(warning)
        return seen


def normalised(unit, folder="."):
    """A unit as Frama-C takes it, every conversion written out."""
    run = Run(unit, ["-print", unit], folder).execute()
    return "\n".join(run.lines)


def read_bodies(run):
    """Where each function has its body, as -metrics-by-function lists them: {function: file}."""
    return {name: file for file, name in re.findall(r"^  Stats for function <(.*)/(\w+)>$", "\n".join(run.lines),
                                                    re.MULTILINE)}


def lemmas_seen(units):
    """The lemmas that each unit sees, in their order, by what it includes: {unit: [name]}."""
    def of(path):
        with open(path, encoding="utf-8") as file:
            return LEMMA.findall(re.sub(r"//[^\n]*", "", file.read()))
    told = subprocess.run(["gcc", "-MM", *tree.INCLUDE, *units], capture_output=True, text=True, check=True).stdout
    rules = re.findall(r"^\S+: (.*)$", told.replace("\\\n", " "), re.MULTILINE)
    return {unit: [name for path in reversed(rule.split()) for name in of(path)]
            for unit, rule in zip(units, rules, strict=True)}


def seconds(text):
    """The last time in a prover's line: "(Qed:8ms) (1.2s) (100)" is 1.2; a number alone is a count of steps."""
    times = [t for t in TIME.findall(text.replace("Qed:", "")) if t[2] or t[0]]
    if not times:
        return 0.0
    minutes, number, unit = times[-1]
    return int(minutes or 0) * 60 + float(number) / (1000 if unit == "ms" else 1)


def steps(text):
    found = re.findall(r"\((\d+)\)", text)
    return int(found[-1]) if found else 0


def new_goal(unit, function, text):
    """A goal from its description, e.g. Instance of 'Pre-condition 'v' in 'f'' in 'k' at call 'f' (file x.c, line 3)"""
    kind = next((k for prefix, k in KINDS if text.startswith(prefix)), "other")
    goal = {"unit": unit, "function": function, "kind": kind, "label": "", "callee": "", "part": "", "file": "",
            "line": 0, "clause": "", "status": "no result", "prover": "", "time": 0.0, "steps": 0, "cached": False,
            "tried": [], "description": text.rstrip(":"), "sequent": ""}
    place = PLACE.search(text)
    if place:
        goal["file"], goal["line"] = place.group(1), int(place.group(2))
    part = re.search(r"\((\d+/\d+)\):?$", text)
    goal["part"] = part.group(1) if part else ""
    if kind == "requires":
        found = re.match(r"Instance of 'Pre-condition(?: '([^']*)')?.*? at call '([^']*)'", text)
        goal["label"], goal["callee"] = (found.group(1) or "", found.group(2)) if found else ("", "")
    elif kind == "smoke":
        goal["label"] = re.match(r"Wp_smoke_(\w+)", text).group(1)
    else:
        behavior = re.search(r"(?:for|of) '(\w+)'", text) if "-condition for" in text else None
        rest = text.replace(behavior.group(0), "", 1) if behavior else text
        label = re.search(r"'([^']*)'", re.sub(r" in '\w+'(?= \(\d+/|:|$)", "", rest))
        goal["label"] = label.group(1).replace("rte,", "") if label else ""
    return goal


def read_goals(run):
    """The goals of a run, in WP's order, each with the verdict of every prover that was asked."""
    # A run for one function alone has no heading with its name.
    function = run.args[run.args.index("-wp-fct") + 1] if "-wp-fct" in run.args else ""
    goals, goal = [], None
    for line in run.lines:
        trivial, section = TRIVIAL.match(line), SECTION.match(line)
        if trivial:
            name = trivial.group(1)
            kind = next((k for k in ("exits", "terminates") if name.endswith("_" + k)), "other")
            entry = new_goal(run.unit, name[:-len(kind) - 1] if kind != "other" else name, name)
            entry.update(kind=kind, prover="CFG", status="valid" if trivial.group(2) == "Valid" else "failed",
                         tried=[f"CFG: {trivial.group(3)}"])
            goals.append(entry)
        elif section:
            function = section.group(1)
        elif line.startswith(("Goal ", "Lemma ")):
            lemma = LEMMA_GOAL.match(line)
            goal = new_goal(run.unit, "" if lemma else function, line.removeprefix("Goal "))
            if lemma:
                goal.update(kind="lemma", label=lemma.group(1))
            goals.append(goal)
        elif line.startswith("-----") or line.startswith("[report]"):
            goal = None
        elif goal is not None:
            goal["sequent"] += line + "\n"
            result = RESULT.match(line)
            if result:
                take(goal, result.group(1), result.group(3), result.group(4))
    return goals


def take(goal, prover, verdict, rest):
    """Add one prover's verdict to a goal: the first prover that proves it is the one that is named."""
    goal["tried"].append(f"{prover}: {verdict}{rest}")
    if verdict == "Valid" and goal["status"] != "valid":
        goal.update(status="valid", prover=why3.base(prover), time=seconds(rest), steps=steps(rest), cached="(cached)" in rest)
    elif goal["status"] != "valid":
        goal["status"] = verdict.lower()
        goal["time"] = max(goal["time"], seconds(rest))


def miscounted(run, goals):
    """What is wrong with the number of goals read, or None: nothing may be lost between WP and the table."""
    summary = [PROVED.match(line) for line in run.lines if PROVED.match(line)]
    total = int(summary[0].group(2)) if summary else 0
    unlisted = sum(int(found.group(1)) for found in map(UNLISTED.match, run.lines) if found)
    if len(goals) + unlisted != total:
        return f"WP speaks of {total} goals and {len(goals) + unlisted} were read"
    return None


def disagreement(goals, path):
    """What the report in JSON, which version 30 writes, says otherwise than the goals that were read, or None."""
    with open(path, encoding="utf-8") as file:
        told = json.load(file)
    here = collections.Counter((goal["function"], goal["kind"] == "smoke", goal["status"] == "valid")
                               for goal in goals if goal["prover"] != "CFG")
    there = collections.Counter((goal.get("function", ""), goal["smoke"], goal["verdict"] == "valid") for goal in told)
    for function, smoke, valid in sorted((here - there) | (there - here)):
        of = f"function {function}" if function else "the lemmas"
        return f"WP's report and its listing do not tell the same of {of}: {'smoke tests' if smoke else 'goals'} " \
               f"{'proved' if valid else 'not proved'}"
    return None


def read_properties(run):
    """The consolidated list of properties: (function or "" for global ones, status, description, pending)."""
    properties, function = [], None
    for line in run.lines:
        if line.startswith("--- Global Properties"):
            function = ""
        elif line.startswith("--- Properties of Function '"):
            function = line.split("'")[1]
        elif line.startswith("--- Status Report Summary"):
            break
        elif function is not None and STATUS.match(line):
            status, text = STATUS.match(line).groups()
            properties.append({"function": function, "status": status, "text": text, "pending": []})
        elif properties and line.startswith("             - "):
            properties[-1]["pending"].append(line[15:].strip())
    return properties


def read_clauses(path):
    """The rows of -report-csv: where each clause of each contract stands."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = csv.reader((line for line in file), delimiter="\t", quoting=csv.QUOTE_NONE)
        clauses = []
        for row in rows:
            if len(row) < 7 or row[0] == "directory":
                continue
            text = row[6]
            label = re.match(r"(\w+): ", text)
            name = os.path.relpath(os.path.join(row[0], row[1]))
            clauses.append({"file": name, "line": int(row[2]), "function": row[3], "kind": row[4],
                            "label": label.group(1) if label else "", "text": text})
        return clauses


def place(goals, clauses):
    """Give goals that WP names without a place (clauses of contracts) the place of the clause."""
    def find(function, kind, label):
        return [c for c in clauses if (c["function"], c["kind"], c["label"]) == (function, kind, label)]
    used = {}
    for goal in goals:
        if goal["kind"] == "requires":
            rows = find(goal["callee"], "precondition", goal["label"])
            goal["clause"] = f"{rows[0]['file']}:{rows[0]['line']}" if rows else ""
        elif not goal["file"] and goal["kind"] in ("ensures", "assigns", "terminates", "exits"):
            kind = {"ensures": "postcondition", "exits": "postcondition", "assigns": "assigns clause",
                    "terminates": "termination clause"}[goal["kind"]]
            rows = find(goal["function"], kind, goal["label"]) or find(goal["function"], "termination clause", "")
            key = (goal["function"], kind, goal["label"])
            at = used.get(key, 0)
            if goal["kind"] == "ensures":
                used[key] = at + 1
            if rows:
                row = rows[min(at, len(rows) - 1)]
                goal["file"], goal["line"] = row["file"], row["line"]
        if not goal["file"]:
            goal["file"] = goal["unit"]
