// link.js: a position as the part of the address behind '#': rules=3x3x3x2&order=1,2&moves=2,2+1,1. It is read again by
// the same program as everything else; what cannot be read gets a message, and the board stays as it was. Of two
// players the order may have the names as well, order=NOUGHT,CROSS, as the command has them.
'use strict';

const NUMBER = /^[0-9]{1,4}$/;

// Numbers with a separator between them, or null.
function numbersOf(text, separator) {
  const parts = text.split(separator);
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : null;
}

function linkOf(match) {
  const moves = match.movesText().replaceAll(' ', '+');
  return `#rules=${match.rulesText()}&order=${match.order.join(',')}${moves ? `&moves=${moves}` : ''}`;
}

const PLAYERS = {CROSS: '1', X: '1', NOUGHT: '2', O: '2'};
const PARTS = ['rules', 'order', 'moves'];

function orderOf(text, players) {
  const names = text.split(',').map((name) => players === 2 && PLAYERS[name.toUpperCase()] || name);
  return numbersOf(names.join(','), ',') ?? [];
}

// What a link says: {rules, order, moves: text}, and in `odd` the name of a part that none has; null for a page without
// one.
function readLink(hash) {
  if (hash.length < 2) return null;
  const said = new URLSearchParams(hash.slice(1));
  const rules = numbersOf(said.get('rules') ?? '3x3x3x2', 'x') ?? [];
  const [rows = 0, cols = 0, line = 0, players = 2] = rules.length > 4 ? [] : rules;
  const order = said.has('order') ? orderOf(said.get('order'), players)
    : Array.from({length: Math.min(players, 8)}, (_, i) => i + 1);
  const odd = [...said.keys()].find((name) => !PARTS.includes(name));
  return {rules: {rows, cols, line, players}, order, moves: said.get('moves') ?? '', odd};
}
