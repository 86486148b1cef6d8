// Values over time: a strip for each variable, with a piece for each value that it has had.
const MOST_STRIPS = 10,
  NARROWEST = 0.6; // of a strip, in per cent of its width

function drawStrips() {
  const wanted = story.histories.filter(
    (h) => (view.object ? isPartOf(h.name, view.object) : !isPrivate(h) && (!h.sync || h.related)) && h.entries.length,
  );
  const weight = (h) => (h.related ? 1e6 : 0) + h.entries.length;
  const chosen = wanted
    .map((h, i) => [h, i])
    .sort(([a, i], [b, j]) => weight(b) - weight(a) || i - j)
    .slice(0, MOST_STRIPS)
    .map(([h]) => h);
  const left = wanted.length - chosen.length;
  $('history').replaceChildren(
    ...(chosen.length ? [element('h2', {}, 'Values over time'), ...chosen.map(strip)] : []),
    ...(left ? [element('p', { class: 'empty' }, `${counted(left, 'other variable')}: filter by one to see it`)] : []),
  );
  moveStrips();
}

function strip(history) {
  const total = story.steps.length,
    at = (n) => ((n - 1) / total) * 100;
  const pieces = [];
  history.entries.forEach((entry, i) => {
    const from = i ? at(entry.n) : entry.by ? at(entry.n) : 0,
      to = i + 1 < history.entries.length ? at(history.entries[i + 1].n) : 100;
    const last = pieces[pieces.length - 1];
    // Pieces that would be too narrow to see become one.
    if (last && to - from < NARROWEST && last.to - last.from < NARROWEST * 3) {
      last.to = to;
      last.many = true;
      last.value = entry.value;
    } else pieces.push({ from, to, value: entry.value, n: entry.n, by: entry.by });
  });
  const changes = history.entries
    .slice(0, few)
    .map((e) => (e.by ? `${e.value} from step ${e.by}` : `${e.value} at first`))
    .join(', ');
  const piece = (p) =>
    element(
      'span',
      {
        class: p.many ? 'piece many' : 'piece',
        style: `left:${p.from}%;width:${Math.max(p.to - p.from, 0.3)}%`,
        title: p.many ? 'several values' : `${p.value}${p.by ? ` from step ${p.by}` : ' at first'}`,
      },
      p.many ? '' : p.value,
    );
  const go = (e) => {
    const box = e.currentTarget.getBoundingClientRect(),
      n = Math.ceil(((e.clientX - box.left) / box.width) * total);
    const entry = valueAt(history, Math.max(n, history.entries[0].n));
    show(entry.by || entry.n);
  };
  return element(
    'div',
    { class: 'history' },
    element(
      'button',
      { class: 'name', title: `only steps on ${history.name}`, onclick: () => filterBy(history.name) },
      history.name,
    ),
    element(
      'div',
      {
        class: 'strip',
        role: 'img',
        'aria-label': `${history.name}: ${changes}${history.entries.length > few ? ' and so on' : ''}`,
        onclick: go,
      },
      ...pieces.map(piece),
      element('span', { class: 'now' }),
    ),
  );
}

function moveStrips() {
  const left = `${((view.current - 0.5) / story.steps.length) * 100}%`;
  document.querySelectorAll('#history .now').forEach((mark) => {
    mark.style.left = left;
  });
}
