// link.js: a position as the part of the address behind '#': rules=3x3x3x2&order=1,2&moves=2,2+1,1. It is read again by the
// same program as everything else; what cannot be read gets a message, and the board stays as it was.
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

// What a link says: {rules, order, moves: text}; null for a page without one.
function readLink(hash) {
  if (hash.length < 2) return null;
  const said = new URLSearchParams(hash.slice(1));
  const rules = numbersOf(said.get('rules') ?? '3x3x3x2', 'x') ?? [];
  const [rows = 0, cols = 0, line = 0, players = 2] = rules.length > 4 ? [] : rules;
  const order = said.has('order') ? numbersOf(said.get('order'), ',') ?? []
    : Array.from({length: Math.min(players, 8)}, (_, i) => i + 1);
  return {rules: {rows, cols, line, players}, order, moves: said.get('moves') ?? ''};
}
