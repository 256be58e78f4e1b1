% walk.pl: walks all states that legal moves reach, by a game description, and writes what is true in each, in
% the lines of walk.c.
%
% usage: swipl walk.pl -- FILE.kif

:- use_module(kif).

% What does not change from state to state.
:- dynamic cells/1, roles/1, fact/1, move/2, mark_place/2.

main :-
    current_prolog_flag(argv, [File]),
    load_kif(File),
    holding(F, gdl_init(F), Start),
    prepare,
    write_facts,
    name_of(Start, Name),
    walk([Name-Start]).

:- initialization(( catch(main, E, ( print_message(error, E), halt(1) )) -> halt ; halt(1) ), main).

% A relation that the description does not have holds never.
ask(Goal) :-
    functor(Goal, Name, Arity),
    current_predicate(kif:Name/Arity),
    kif:Goal.

holding(Template, Goal, Set) :-
    findall(Template, ask(Goal), Bag),
    sort(Bag, Set).

prepare :-
    holding(M-N, gdl_init(cell(M, N, _)), Cells),
    assertz(cells(Cells)),
    findall(R, ask(gdl_role(R)), Roles),
    assertz(roles(Roles)),
    holding(F, gdl_base(F), Facts),
    forall(member(F, Facts), assertz(fact(F))),
    holding(R-A, gdl_input(R, A), Moves),
    forall(member(R-A, Moves), assertz(move(R, A))),
    findall(K, ask(gdl_base(cell(1, 1, K))), Marks),
    forall(nth1(I, Marks, K), assertz(mark_place(K, I))).

write_facts :-
    aggregate_all(count, fact(_), Facts),
    aggregate_all(count, move(_, _), Moves),
    format("facts ~d moves ~d~n", [Facts, Moves]).

% A state goes by its name, BOARD/ROLE. The states of one ply are no states of another: the marks are more.
walk([]) :- !.
walk(States) :-
    findall(Next, ( member(State, States), visit(State, Nexts), member(Next, Nexts) ), Bag),
    sort(1, @<, Bag, Set),
    walk(Set).

visit(Name-State, Nexts) :-
    retractall(gdl_true(_)),
    forall(member(F, State), assertz(gdl_true(F))),
    forall(member(F, State), must(fact(F))),
    roles(Roles),
    maplist(moves_of, Roles, Moves),
    maplist(goals_of, Roles, Goals),
    write_words([state, Name]),
    (   ask(gdl_terminal)
    ->  Nexts = [],
        write(' terminal'),
        write_goals(Roles, Goals),
        End = [terminal]
    ;   write(' legal'),
        write_moves(Roles, Moves),
        write(' next'),
        findall(Next, ( maplist(member, Joint, Moves), next_state(Roles, Joint, Next) ), Nexts),
        forall(member(Next-_, Nexts), ( write(' '), write(Next) )),
        End = []
    ),
    nl,
    write_words([holds, Name]),
    write_relations,
    ( ask(gdl_open) -> write(' open') ; true ),
    forall(member(Word, End), ( write(' '), write(Word) )),
    write_moves(Roles, Moves),
    write_goals(Roles, Goals),
    nl.

moves_of(Role, Moves) :-
    holding(M, gdl_legal(Role, M), Moves),
    forall(member(M, Moves), must(move(Role, M))).

% What is true must be among the facts that there are, and what is legal among the moves.
must(Goal) :- ( call(Goal) -> true ; throw(error(unknown(Goal), _)) ).

goals_of(Role, Values) :- holding(V, gdl_goal(Role, V), Values).

% The state after a joint move.
next_state(Roles, Joint, Name-Next) :-
    retractall(gdl_does(_, _)),
    maplist(do, Roles, Joint),
    holding(F, gdl_next(F), Next),
    name_of(Next, Name).

do(Role, Move) :- assertz(gdl_does(Role, Move)).

% The marks in the order of their cells, which must be those of the first state, each once.
name_of(State, Name) :-
    cells(Cells),
    (   State = [control(Role)|Contents], maplist(mark_in, Cells, Contents, Marks)
    ->  append(Marks, [/, Role], Parts),
        atomic_list_concat(Parts, Name)
    ;   throw(error(no_board(State), _))
    ).

mark_in(M-N, cell(M, N, Mark), Mark).

% ---- writing ----

write_words([A, B]) :- write(A), write(' '), write(B).

write_moves(Roles, Moves) :-
    maplist(write_noop, Roles, Moves),
    maplist(write_marks, Roles, Moves).

write_noop(Role, Moves) :- ( memberchk(noop, Moves) -> write_pair(Role, :, noop) ; true ).

write_marks(Role, Moves) :- forall(( member(M, Moves), M \== noop ), write_pair(Role, :, M)).

write_goals(Roles, Goals) :- maplist(write_values, Roles, Goals).

write_values(Role, Values) :- forall(member(V, Values), write_pair(Role, =, V)).

write_pair(A, Sign, B) :- write(' '), write(A), write(Sign), write(B).

% Mark by mark, in the order in which base names them.
write_relations :-
    findall(key(I, 1, M)-row(M, K), ( ask(gdl_row(M, K)), place(K, I) ), Rows),
    findall(key(I, 2, N)-column(N, K), ( ask(gdl_column(N, K)), place(K, I) ), Columns),
    findall(key(I, 3, 0)-diagonal(K), ( ask(gdl_diagonal(K)), place(K, I) ), Diagonals),
    findall(key(I, 4, 0)-line(K), ( ask(gdl_line(K)), place(K, I) ), Lines),
    append([Rows, Columns, Diagonals, Lines], All),
    sort(All, Sorted),
    forall(member(_-Relation, Sorted), ( write(' '), write(Relation) )).

place(Mark, I) :- ( mark_place(Mark, I) -> true ; I = none ).
