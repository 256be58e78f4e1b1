// main.js: starts the page.
'use strict';

let onTab = {}; // what is to be done when a part of the page is opened

function showTab(name) {
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute('aria-selected', chosen);
    tab.tabIndex = chosen ? 0 : -1;
    by(tab.getAttribute('aria-controls')).hidden = !chosen;
  }
  onTab[name]?.();
}

function listenToTabs() {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  by('tabs').addEventListener('click', (event) => {
    const tab = event.target.closest('[role=tab]');
    if (tab) showTab(tab.getAttribute('aria-controls'));
  });
  by('tabs').addEventListener('keydown', (event) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    showTab(next.getAttribute('aria-controls'));
    next.focus();
  });
}

// The tab with the board, from which the browser's Back leads to where one was.
function showBoard() {
  const here = document.querySelector('[role=tab][aria-selected=true]').getAttribute('aria-controls');
  history.replaceState({tab: here}, '');
  history.pushState({tab: 'play'}, '');
  showTab('play');
  scrollTo(0, 0);
}

// The position of the link in the address. One that cannot be followed leaves the board as it was, and says why.
function openLink(play) {
  const said = readLink(location.hash);
  const [before, seats] = [play.match.kept(), new Set(play.computers)];
  by('trouble').hidden = true;
  if (said === null || (!said.odd && play.open(said.rules, said.order, said.moves, {seats: said}))) return;
  const refused = by('setup-refusal').textContent || by('refusal').textContent;
  by('trouble').textContent = `The link cannot be followed: ${said.odd ?? refused}`;
  by('trouble').hidden = false;
  by('setup-refusal').textContent = '';
  play.match.restore(before);
  play.computers = seats;
  play.show();
}

async function start() {
  const module = await WebAssembly.compile(bytesOf(by('program').textContent));
  const definitions = JSON.parse(by('definitions').textContent);
  const why = new Why(definitions.reasons);
  const other = await Kernel.from(module); // looks for games that lead to a board
  const play = new Play(await Kernel.from(module), other, new Best(module, await Kernel.from(module)), why);
  const errata = new Errata(by('slips'), definitions.errata, other, (rules, order, moves) => {
    showBoard();
    play.open(rules, order, moves);
  });
  const records = await WebAssembly.compile(bytesOf(by('records').textContent));
  const review = new Review(module, records, await Kernel.from(module), (options, text, fault) => {
    showBoard();
    if (options.letters) play.letter(true);
    play.open(options.rules, options.order, text, {part: true});
    if (fault) play.refuse(fault.message, fault.reason);
  });
  by('errata').addEventListener('toggle', () => errata.show());
  onTab = {replay: () => review.show()};
  listenToTabs();
  addEventListener('popstate', ({state}) => state && showTab(state.tab));
  const link = location.hash;
  play.open(rulesOf(PRESETS[0][1]), [1, 2], '');
  history.replaceState(history.state, '', link || location.pathname);
  openLink(play);
  play.match.forget();
  play.show();
  addEventListener('hashchange', () => openLink(play));
  document.documentElement.dataset.ready = 'yes';
}

start().catch((error) => {
  by('trouble').textContent = `The page could not start: ${error.message}`;
  by('trouble').hidden = false;
});
