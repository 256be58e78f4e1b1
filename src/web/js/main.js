// main.js: starts the page.
'use strict';

function showTab(name) {
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute('aria-selected', chosen);
    tab.tabIndex = chosen ? 0 : -1;
    by(tab.getAttribute('aria-controls')).hidden = !chosen;
  }
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

// The position of the link in the address; without one, tic-tac-toe.
function openLink(play) {
  const said = readLink(location.hash);
  by('trouble').hidden = true;
  if (said === null) return play.setUp(PRESETS[0].slice(1), null);
  if (play.begin(said.rules, said.order) && play.type(said.moves)) return true;
  const why = by('setup-refusal').textContent || by('refusal').textContent;
  by('trouble').textContent = `The link cannot be followed: ${why}`;
  by('trouble').hidden = false;
  return false;
}

async function start() {
  const module = await WebAssembly.compile(bytesOf(by('program').textContent));
  const definitions = JSON.parse(by('definitions').textContent);
  const play = new Play(await Kernel.from(module), new Why(definitions, by('why-what'), by('why-texts')));
  listenToTabs();
  play.setUp(PRESETS[0].slice(1), null);
  addEventListener('hashchange', () => openLink(play));
  document.documentElement.dataset.ready = 'yes';
}

start().catch((error) => {
  by('trouble').textContent = `The page could not start: ${error.message}`;
  by('trouble').hidden = false;
});
