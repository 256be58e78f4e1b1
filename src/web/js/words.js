// words.js: the page's sentences. What is wrong with a game of a file the kernel says (xo/message.h); the rest is here.
'use strict';

const SIDE_MAX = 20; // web.c has a check of these two
const PLAYERS_MAX = 8;
const LETTERS_FROM = 10; // columns; a board of fewer has numbers

function playerName(rules, player) {
  if (player === 0) return '';
  return rules.players === 2 ? ['CROSS', 'NOUGHT'][player - 1] : `player ${player}`;
}

// A player as the option --order and the verdicts have it, and on the board.
function playerOption(rules, player) {
  return rules.players === 2 ? playerName(rules, player) : String(player);
}

function playerSymbol(rules, player) {
  if (player === 0) return '';
  return rules.players === 2 ? 'XO'[player - 1] : String(player);
}

function columnName(rules, col) {
  return rules.cols < LETTERS_FROM ? String(col) : String.fromCharCode(96 + col);
}

function cellName(rules, row, col) {
  return rules.cols < LETTERS_FROM ? `${row},${col}` : `${columnName(rules, col)}${row}`;
}

function rulesText({rows, cols, line, players}) {
  return [rows, cols, line, players].join('x');
}

function statusText({rules, outcome, used, turn}) {
  if (outcome === DRAW) return 'DRAW: the board is full';
  if (outcome > 0) return `${playerName(rules, outcome)} wins with move ${used}`;
  const symbol = rules.players === 2 && turn ? ` (${playerSymbol(rules, turn)})` : '';
  return `${playerName(rules, turn)}${symbol} to move`;
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
  case 'bad-rules': return `out of range: rows, columns and line are 1 to ${SIDE_MAX}, players 2 to ${PLAYERS_MAX}`;
  case 'bad-order': return 'the order does not name each player once';
  default: return `${move} is no move (a move is ROW,COL, h8 or a cell number)`;
  }
}

// A remedy of the kernel, with the page's own words for options of the command.
function remedyText(remedy) {
  if (remedy === '') return 'a claim is = and a result, after moves and the last word';
  if (/--rules|--zero-based/.test(remedy)) return 'set other rules above';
  return remedy.replace('give --partial', 'tick partial').replace('leave out --strict', 'clear strict');
}

// What is to be said of a line of a file besides its verdict, of which these are the words.
function messageText(kernel, line, [verdict, used]) {
  const {c} = kernel;
  const message = kernel.words(c.web_message());
  if (message !== '') {
    const remedy = remedyText(kernel.words(c.web_remedy()));
    return `${line}:${c.web_column() + 1}: ${message} (${remedy})`;
  }
  const {rules} = kernel.inForce();
  const claimed = c.web_claimed();
  const claim = claimed > 0 ? playerOption(rules, claimed) : claimed === DRAW ? 'DRAW' : 'UNFINISHED';
  const found = verdict === 'UNFINISHED' ? `UNFINISHED after move ${used} (given up or agreed, or moves are missing)`
    : `${verdict} with move ${used} (correct the claim or the moves)`;
  return `${line}:${c.web_claim_at() + 1}: the claim is ${claim}, the verdict ${found}`;
}

function unreadText(kernel, line) {
  return `${line}:${kernel.c.web_set_at() + 1}: this @ line cannot be read ` +
    '(no game is judged until the next good @ line)';
}
