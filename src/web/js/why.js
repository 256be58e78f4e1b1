// why.js: the definitions of a verdict, as the build took them from the formal texts: module and ACSL side by side.
'use strict';

class Why {
  constructor(reasons) {
    this.reasons = reasons;
  }

  show(key) {
    const reason = this.reasons[key];
    if (!reason || this.key === key) return;
    this.key = key;
    by('why-what').textContent = reason.what;
    by('why-texts').replaceChildren(...reason.pairs.map((pair) => element('div', {class: 'pair'},
      element('h3', {}, pair.name),
      pair.module ? Why.text(pair.module, 'the module') : element('p', {}, pair.without),
      Why.text(pair.acsl, 'the same in ACSL'))));
    if (reason.goals.length > 0)
      by('why-texts').append(element('p', {}, 'Proved as ',
        ...reason.goals.flatMap((goal, i) => [i ? ', ' : '', element('code', {}, goal)]), '.'));
  }

  static text(part, title) {
    return element('div', {}, element('small', {}, `${title}: ${part.file}`), element('pre', {}, part.text));
  }
}
