// words.js: the page's sentences. What is wrong with a game of a file the kernel says (xo/messages.h); the rest is
// here.
'use strict';

const SIDE_MAX = 20; // web.c has a check of these two
const PLAYERS_MAX = 8;
const LETTERS_FROM = 10; // columns; a board of fewer has numbers where nothing else is chosen
const UNBALANCED = 4; // XO_BOARD_COUNTS of xo/board.h
const OUT_OF_TURN = 5; // XO_BOARD_TURNS

const labels = {letters: null}; // whether columns have letters: null is as there are columns

function lettered(rules) {
  return labels.letters ?? rules.cols >= LETTERS_FROM;
}

function playerName(rules, player) {
  if (player === 0) return '';
  return rules.players === 2 ? ['CROSS', 'NOUGHT'][player - 1] : `player ${player}`;
}

function playerSymbol(rules, player) {
  if (player === 0) return '';
  return rules.players === 2 ? 'XO'[player - 1] : String(player);
}

function columnName(rules, col) {
  return lettered(rules) ? String.fromCharCode(96 + col) : String(col);
}

function cellName(rules, row, col) {
  return lettered(rules) ? `${columnName(rules, col)}${row}` : `${row},${col}`;
}

function rulesText({rows, cols, line, players, exact}) {
  return [rows, cols, line, players].join('x') + (exact ? '!' : '');
}

// As the option --order has it.
function orderText(rules, order) {
  return order.map((player) => rules.players === 2 ? playerName(rules, player) : player).join(',');
}

function statusText({rules, outcome, used, turn}) {
  if (outcome === DRAW) return 'DRAW: the board is full';
  if (outcome > 0) return `${playerName(rules, outcome)} wins with move ${used}`;
  const symbol = rules.players === 2 && turn ? ` (${playerSymbol(rules, turn)})` : '';
  return `${playerName(rules, turn)}${symbol} to move`;
}

// What a game is worth now.
function worthText(rules, {player, moves}) {
  if (player > 0) return `${playerName(rules, player)} can force a win within ${countText(moves, 'move')}`;
  return rules.players === 2 ? 'With best play it is a draw' : 'Nobody can force a win';
}

// What a move is worth to whose turn it is: its kind, which has a colour, a mark for the cell, and words.
function hintOf(rules, turn, {player, moves}) {
  const within = moves === 1 ? 'wins' : `within ${moves} moves`;
  if (player === turn) return {kind: 'good', mark: `W${moves}`, text: moves === 1 ? 'wins' : `wins ${within}`};
  if (player > 0) return {kind: 'poor', mark: `L${moves}`, text: `then ${playerName(rules, player)} wins ${within}`};
  return {kind: 'even', mark: '=', text: rules.players === 2 ? 'draw' : 'nobody can force a win'};
}

function countText(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

// Why no game leads to a board or none is found, by the kernel's status and how many cells each player has.
function impossibleText(rules, order, status, counts) {
  if (status === OK) return 'Its last move can be taken back, but no game that leads to it was found';
  const has = (player) => `${playerName(rules, player)} has ${countText(counts[player], 'cell')}`;
  if (status === UNBALANCED) {
    const [least, ...more] = [...order].sort((a, b) => counts[a] - counts[b]);
    return `${has(more.at(-1))}, ${has(least)}: in turns nobody is ever two ahead`;
  }
  if (status !== OUT_OF_TURN) return 'The game was over before its last move: there was a line already';
  const late = order.findIndex((player, turn) => order.slice(0, turn).some((first) => counts[first] < counts[player]));
  const first = order.find((player) => counts[player] < counts[order[late]]);
  return `${has(order[late])}, ${has(first)}, whose turn comes first`;
}

// A text that somebody has typed, or the name of a file: what moves a terminal or turns text round is written as its
// bytes.
function shown(text) {
  return text.replace(/[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (hidden) =>
    [...new TextEncoder().encode(hidden)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''));
}

function quoted(text) {
  return `"${shown(text.length > 40 ? `${text.slice(0, 40)}...` : text)}"`;
}

// Why a move or rules are refused, by the word of the status. A move is named as it was typed, or by its cell.
function refusalText(word, rules, move) {
  switch (word) {
  case 'taken': return `${move} is taken (choose a free cell)`;
  case 'off-board':
    return `${move} is off the board: rows are 1 to ${rules.rows}, columns ${columnName(rules, 1)} to ` +
      columnName(rules, rules.cols);
  case 'after-end': return 'the game is over (restart, or take moves back)';
  case 'bad-rules':
    return `out of range: rows, columns and line are 1 to ${SIDE_MAX} (an exact line is 2 or more), ` +
      `players 2 to ${PLAYERS_MAX}`;
  case 'bad-order': return 'the order does not name each player once';
  default: return `${move} is no move (a move is ROW,COL, h8 or a cell number)`;
  }
}

// A remedy of the kernel, with the page's own words for options of the command.
function remedyText(remedy) {
  if (/--rules|--zero-based/.test(remedy)) return 'set other rules above';
  return remedy.replace('give --partial', 'tick partial').replace('leave out --strict', 'clear strict')
    .replace('; or give the lines to xo import list', '');
}

// What the kernel says of a line of a file besides its verdict.
function messageText(kernel, line) {
  const {c} = kernel;
  const message = kernel.words(c.web_message());
  return `${line}:${c.web_column() + 1}: ${message} (${remedyText(kernel.words(c.web_remedy()))})`;
}

function unreadText(kernel, line) {
  return `${line}:${kernel.c.web_column() + 1}: this @ line cannot be read ` +
    '(no game is judged until the next good @ line)';
}
