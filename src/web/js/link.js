// link.js: rules and order as text; and a position as the part of the address after '#':
// rules=3x3x3x2&order=1,2&computer=2&level=best&moves=2,2+1,1. Whether they are rules, an order and moves the kernel
// says.
'use strict';

const NUMBER = /^[0-9]{1,4}$/;
const PLAYERS = {CROSS: 1, X: 1, NOUGHT: 2, O: 2};
const PARTS = ['rules', 'order', 'computer', 'level', 'moves'];
const LEVELS = ['easy', 'best'];

// What is no number becomes one that the kernel refuses.
function numberOf(text) {
  return NUMBER.test(text) ? Number(text) : 0;
}

function rulesOf(text) {
  const exact = text.trim().endsWith('!');
  const parts = text.trim().slice(0, exact ? -1 : undefined).split(/x/i);
  const [rows = 0, cols = 0, line = 0, players = 2] = parts.length > 4 ? [] : parts.map(numberOf);
  return {rows, cols, line, players, exact};
}

function inTurn({players}) {
  return Array.from({length: Math.min(players, PLAYERS_MAX)}, (_, i) => i + 1);
}

// The players' numbers; where there are two, their names as well.
function orderOf(text, {players}) {
  return text.trim().split(',').map((name) => players === 2 && PLAYERS[name.toUpperCase()] || numberOf(name));
}

function linkOf(match, computers, level) {
  const moves = match.movesText().replaceAll(' ', '+');
  const seats = computers.size > 0 ? `&computer=${[...computers].join(',')}&level=${level}` : '';
  return `#rules=${rulesText(match.rules)}&order=${match.game.order.join(',')}${seats}` +
    (moves ? `&moves=${moves}` : '');
}

// The parts of a link: {rules, order, computers, level, moves: text}, and in `odd` what is wrong with its parts, or
// null. Null for a page without one.
function readLink(hash) {
  if (hash.length < 2) return null;
  const given = new URLSearchParams(hash.slice(1));
  const rules = rulesOf(given.get('rules') ?? '3x3x3');
  const order = given.has('order') ? orderOf(given.get('order'), rules) : inTurn(rules);
  const computers = given.has('computer') ? orderOf(given.get('computer'), rules) : [];
  const level = given.get('level') ?? 'best';
  const other = [...given.keys()].find((name) => !PARTS.includes(name));
  const odd = other !== undefined ? `"${shown(other)}" is none of ${PARTS.slice(0, -1).join(', ')} and moves`
    : !computers.every((player) => order.includes(player))
      ? `${quoted(given.get('computer'))} is no player of the order`
    : !LEVELS.includes(level) ? `${quoted(level)} is none of the levels ${LEVELS.join(' and ')}` : null;
  return {rules, order, computers, level, moves: given.get('moves') ?? '', odd};
}
