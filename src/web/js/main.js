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

// The position of the link in the address. One that cannot be followed leaves the board as it was, and says why.
function openLink(play) {
  const said = readLink(location.hash);
  const before = play.match.kept();
  by('trouble').hidden = true;
  const odd = said?.odd !== undefined && `"${shown(said.odd)}" is none of rules, order and moves`;
  if (said === null || (!odd && play.open(said.rules, said.order, said.moves))) return;
  const refused = by('setup-refusal').textContent || by('refusal').textContent;
  by('trouble').textContent = `The link cannot be followed: ${odd || refused}`;
  by('trouble').hidden = false;
  by('setup-refusal').textContent = '';
  play.match.restore(before);
  play.show();
}

async function start() {
  const module = await WebAssembly.compile(bytesOf(by('program').textContent));
  const definitions = JSON.parse(by('definitions').textContent);
  const why = new Why(definitions, by('why-what'), by('why-texts'));
  const play = new Play(await Kernel.from(module), new Best(module, await Kernel.from(module)), why);
  const errata = new Errata(by('slips'), definitions.errata, await Kernel.from(module), (rules, order, moves) => {
    showTab('play');
    play.open(rules, order, moves);
    by('status').scrollIntoView();
  });
  const review = new Review(module, await Kernel.from(module), (options, text, fault) => {
    showTab('play');
    if (options.letters) play.letter(true);
    play.open(options.rules, options.order, text, true);
    if (fault) play.refuse(fault.message, fault.reason);
    by('status').scrollIntoView();
  });
  onTab = {errata: () => errata.show(), replay: () => review.show()};
  listenToTabs();
  const link = location.hash;
  play.open(rulesOf(PRESETS[0][1]), [1, 2], '');
  history.replaceState(null, '', link || location.pathname);
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
