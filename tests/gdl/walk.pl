% walk.pl: walks all states that legal moves reach, by a game description, and writes what is true in each.
%
% usage: swipl walk.pl -- FILE.kif
%
% Boards, results and games are written as xo writes and reads them. For each state, ply by ply:
%   state BOARD RESULT ROLE GAME    the result by the goals, the number of the role in control, and moves to there
%   next BOARD                      the board after each legal joint move, unless the state is terminal
% and once:
%   facts N moves N                 how many facts and moves base and input name

:- use_module(kif).

% What does not change from state to state.
:- dynamic cells/1, roles/1, fact/1, move/2.

main :-
    current_prolog_flag(argv, [File]),
    load_kif(File),
    holding(F, gdl_init(F), Start),
    prepare,
    write_facts,
    name_of(Start, Name),
    walk([state(Name, Start, [])]).

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
    forall(member(R-A, Moves), assertz(move(R, A))).

write_facts :-
    aggregate_all(count, fact(_), Facts),
    aggregate_all(count, move(_, _), Moves),
    format("facts ~d moves ~d~n", [Facts, Moves]).

% A state goes by its name, the board and the role. The states of one ply are no states of another: the marks are more.
walk([]) :- !.
walk(States) :-
    findall(Next, ( member(State, States), visit(State, Nexts), member(Next, Nexts) ), Bag),
    sort(1, @<, Bag, Set),
    walk(Set).

visit(state(Board/Role, State, Game), Nexts) :-
    retractall(gdl_true(_)),
    forall(member(F, State), assertz(gdl_true(F))),
    forall(member(F, State), must(fact(F))),
    roles(Roles),
    nth1(Number, Roles, Role),
    maplist(moves_of, Roles, Moves),
    maplist(goals_of, Roles, Goals),
    (   ask(gdl_terminal)
    ->  Nexts = [],
        result(Goals, Result)
    ;   must(maplist(==([]), Goals)),
        Result = 'UNFINISHED',
        findall(Next, ( maplist(member, Joint, Moves), next_state(Roles, Joint, Game, Next) ), Nexts)
    ),
    reverse(Game, Marks),
    atomic_list_concat(Marks, ' ', Words),
    format("state ~w ~w ~d ~w~n", [Board, Result, Number, Words]),
    forall(member(state(After/_, _, _), Nexts), format("next ~w~n", [After])).

moves_of(Role, Moves) :-
    holding(M, gdl_legal(Role, M), Moves),
    forall(member(M, Moves), must(move(Role, M))).

% What is true must be among the facts that there are, and what is legal among the moves.
must(Goal) :- ( call(Goal) -> true ; throw(error(unknown(Goal), _)) ).

goals_of(Role, Values) :- holding(V, gdl_goal(Role, V), Values).

% One has 100 and the others 0, or all have 50.
result(Goals, Result) :-
    length(Goals, Players),
    (   maplist(==([50]), Goals)
    ->  Result = 'DRAW'
    ;   nth1(Winner, Goals, [100], Others), maplist(==([0]), Others)
    ->  ( Players =:= 2 -> nth1(Winner, ['CROSS', 'NOUGHT'], Result) ; Result = Winner )
    ;   throw(error(goals(Goals), _))
    ).

% The state after a joint move, and the game with the cell that is marked.
next_state(Roles, Joint, Game, state(Name, Next, [Mark|Game])) :-
    retractall(gdl_does(_, _)),
    maplist(do, Roles, Joint),
    holding(F, gdl_next(F), Next),
    ( member(mark(M, N), Joint) -> format(atom(Mark), "~d,~d", [M, N]) ; throw(error(no_mark(Joint), _)) ),
    name_of(Next, Name).

do(Role, Move) :- assertz(gdl_does(Role, Move)).

% The marks in the order of their cells, which must be those of the first state, each once.
name_of(State, Board/Role) :-
    cells(Cells),
    (   State = [control(Role)|Contents], maplist(mark_in, Cells, Contents, Marks)
    ->  atomic_list_concat(Marks, Board)
    ;   throw(error(no_board(State), _))
    ).

mark_in(M-N, cell(M, N, Mark), Shown) :- shown(Mark, Shown).

shown(b, '.') :- !.
shown(x, 'X') :- !.
shown(o, 'O') :- !.
shown(Mark, Number) :- atom_concat(p, Number, Mark).
