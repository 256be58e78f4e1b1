% kif.pl: a game description in KIF, loaded as Prolog.
%
% A relation becomes the predicate with its name after "gdl_": (line ?x) is gdl_line(X). What is true and what
% the roles do is in gdl_true/1 and gdl_does/2, which whoever asks fills in. A description is refused if it
% uses a variable that no positive literal before it has bound; a relation that is not defined is Prolog's error.

:- module(kif, [load_kif/1, gdl_true/1, gdl_does/2]).
:- use_module(library(dcg/basics)).

:- dynamic gdl_true/1, gdl_does/2.

load_kif(File) :-
    read_file_to_codes(File, Codes, []),
    ( phrase(forms(Forms), Codes) -> true ; throw(error(kif(File, unbalanced), _)) ),
    maplist(clause_of, Forms, Clauses),
    maplist(check_safe(File), Clauses),
    forall(member(Head :- _, Clauses), ( functor(Head, Name, Arity), dynamic(Name/Arity) )),
    forall(member(Clause, Clauses), assertz(Clause)),
    forall(member(Head :- _, Clauses), ( functor(Head, Name, Arity), compile_predicates([Name/Arity]) )).

% ---- reading ----

forms([Form|Forms]) --> skip, form(Form), !, forms(Forms).
forms([]) --> skip.

form(Forms) --> "(", !, forms(Forms), ")".
form(variable(Name)) --> "?", !, symbol(Name).
form(Symbol) --> symbol(Name), { atom_number(Name, Symbol) -> true ; downcase_atom(Name, Symbol) }.

symbol(Name) --> symbol_codes(Codes), { Codes = [_|_], atom_codes(Name, Codes) }.

symbol_codes([C|Cs]) --> [C], { \+ code_type(C, space), \+ memberchk(C, `();?`) }, !, symbol_codes(Cs).
symbol_codes([]) --> [].

skip --> blanks, ( ";" -> string_without(`\n`, _), skip ; [] ).

% ---- rules ----

clause_of(['<=', Head|Body], Clause) :- !,
    literal(Names, Head, H),
    maplist(literal(Names), Body, Goals),
    Clause = (H :- Goals0),
    conjunction(Goals, Goals0).
clause_of(Fact, (H :- true)) :-
    literal(_, Fact, H).

conjunction([], true).
conjunction([Goal], Goal) :- !.
conjunction([Goal|Goals], (Goal, Rest)) :- conjunction(Goals, Rest).

% Names is an open list of Name-Variable.
literal(Names, [not, L], \+ Goal) :- !, literal(Names, L, Goal).
literal(Names, [distinct, A, B], X \== Y) :- !, maplist(term(Names), [A, B], [X, Y]).
literal(Names, [or|Ls], Goal) :- !, maplist(literal(Names), Ls, Goals), disjunction(Goals, Goal).
literal(Names, [Name|Forms], Goal) :- !,
    atom_concat(gdl_, Name, Predicate),
    maplist(term(Names), Forms, Args),
    Goal =.. [Predicate|Args].
literal(_, Name, Predicate) :-
    atom(Name),
    atom_concat(gdl_, Name, Predicate).

disjunction([Goal], Goal) :- !.
disjunction([Goal|Goals], (Goal ; Rest)) :- disjunction(Goals, Rest).

term(Names, variable(Name), Variable) :- !, memberchk(Name-Variable, Names).
term(Names, [Name|Forms], Term) :- !, maplist(term(Names), Forms, Args), Term =.. [Name|Args].
term(_, Constant, Constant).

% ---- checks ----

check_safe(File, Clause) :-
    Clause = (Head :- Body),
    ( safe(Body, [], Bound), bound(Head, Bound) -> true ; throw(error(kif(File, unbound_variable(Clause)), _)) ).

safe((A, B), Bound0, Bound) :- !, safe(A, Bound0, Bound1), safe(B, Bound1, Bound).
safe(\+ A, Bound, Bound) :- !, bound(A, Bound).
safe((A ; B), Bound, Bound) :- !, bound(A, Bound), bound(B, Bound).
safe(A \== B, Bound, Bound) :- !, bound(A-B, Bound).
safe(A, Bound0, Bound) :- term_variables(Bound0-A, Bound).

bound(Term, Bound) :-
    term_variables(Term, Variables),
    forall(member(V, Variables), ( member(B, Bound), B == V )).
