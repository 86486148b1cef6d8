// Pictures of cycles: who waits for whom, and which order the memory model does not keep.
const NODE = 26;

const textWidth = (text) => text.length * 7.4 + 18;

function node(cls, x, y, text) {
  const width = textWidth(text);
  return {
    x,
    y,
    width,
    shape: svg(
      'g',
      { class: cls },
      svg('rect', { x: x - width / 2, y: y - NODE / 2, width, height: NODE, rx: cls === 'object' ? NODE / 2 : 4 }),
      svg('text', { x, y, 'text-anchor': 'middle' }, text),
    ),
  };
}

function picture(title, words, width, height, shapes) {
  const drawing = svg(
    'svg',
    {
      class: 'picture',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': `${title}: ${words}`,
    },
    ...shapes,
  );
  return element('figure', {}, element('figcaption', {}, title), drawing);
}

// The threads that wait, with what they wait for: those in a circle as one, the others below.
function waitPicture(wait) {
  if (!wait || !wait.waits.length) return null;
  const circle = wait.cycle.map((i) => wait.waits[i]),
    others = wait.waits.filter((_, i) => !wait.cycle.includes(i));
  if (!circle.length && others.every((w) => !w.whom)) return null;
  const nodes = circle.flatMap((w) =>
    w.on
      ? [
          ['thread', w.thread],
          ['object', w.on],
        ]
      : [['thread', w.thread]],
  );
  const edges = circle.flatMap((w) =>
    w.on
      ? [
          ['waits', w.line ? `waits :${w.line}` : 'waits'],
          ['holds', w.since ? `held since ${w.since}` : 'held by'],
        ]
      : [['waits', `join${w.line ? ` :${w.line}` : ''}`]],
  );
  const widest = Math.max(60, ...nodes.map(([, text]) => textWidth(text)));
  const rx = circle.length ? Math.max(widest / 2 + 66, nodes.length * 22) : 0,
    ry = circle.length ? Math.max(36, nodes.length * 14) : 0;
  const stretch = nodes.length === 4 ? 1.27 : 0.9,
    width = Math.max(2 * rx * (nodes.length === 4 ? 0.9 : 0.8) + widest + 160, 300),
    cx = width / 2,
    cy = ry * stretch * (nodes.length === 4 ? 0.71 : 1) + 42,
    shapes = [marks()];
  const turn = nodes.length === 4 ? (-Math.PI * 3) / 4 : nodes.length === 2 ? Math.PI : -Math.PI / 2;
  const placed = nodes.map(([cls, text], i) => {
    const angle = turn + (i * 2 * Math.PI) / nodes.length;
    return node(cls, cx + rx * stretch * Math.cos(angle), cy + ry * stretch * Math.sin(angle), text);
  });
  placed.forEach((from, i) =>
    shapes.push(...ringEdge(from, placed[(i + 1) % placed.length], edges[i], { cx, cy, few: placed.length === 2 })),
  );
  shapes.push(...placed.map((p) => p.shape));
  let y = circle.length ? Math.max(...placed.map((p) => p.y)) + NODE / 2 + (nodes.length === 4 ? 42 : 30) : 22;
  for (const w of others) {
    shapes.push(...waitLine(w, y));
    y += NODE + 10;
  }
  return picture(
    circle.length ? 'Who waits for whom: a cycle' : 'Who waits for whom',
    wait.words,
    width,
    y - (others.length ? 18 : 20),
    shapes,
  );
}

// A thread that waits for something, in a line.
function waitLine(w, y) {
  const shapes = [],
    parts = [['thread', w.thread]].concat(w.on ? [['object', w.on]] : [], w.whom ? [['thread', w.whom]] : []);
  let x = 10;
  parts.forEach(([cls, text], i) => {
    const width = textWidth(text),
      label = i === 1 ? (w.on ? 'waits' : 'joins') : 'held by';
    if (i) {
      const end = x + textWidth(label) + 10;
      shapes.push(
        svg('path', {
          class: i === 1 ? 'waits' : 'holds',
          d: `M${x + 2} ${y} H${end - 2}`,
          'marker-end': `url(#mark-${i === 1 ? 'waits' : 'holds'})`,
        }),
        svg('text', { class: 'label', x: (x + end) / 2 - 3, y: y - 9, 'text-anchor': 'middle' }, label),
      );
      x = end;
    }
    shapes.push(node(cls, x + width / 2, y, text).shape);
    x += width;
  });
  return shapes;
}

function marks() {
  const mark = (kind) =>
    svg(
      'marker',
      { id: `mark-${kind}`, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
      svg('path', { class: kind, d: 'M0 0 L8 4 L0 8 z' }),
    );
  return svg('defs', {}, mark('waits'), mark('holds'), mark('order'));
}

// An edge of a ring, bent away from its middle, with its label outside.
function ringEdge(from, to, [kind, text], { cx, cy, few: two }) {
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const away = two ? { x: 0, y: from.x < to.x ? -1 : 1 } : outward(mid.x - cx, mid.y - cy);
  const bend = two ? 60 : 16,
    control = { x: mid.x + away.x * bend, y: mid.y + away.y * bend };
  const point = (t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
  });
  const inside = (p, box) => Math.abs(p.x - box.x) <= box.width / 2 + 3 && Math.abs(p.y - box.y) <= NODE / 2 + 3;
  let a = 0,
    b = 1;
  while (a < 0.49 && inside(point(a), from)) a += 0.01;
  while (b > 0.51 && inside(point(b), to)) b -= 0.01;
  const points = Array.from({ length: 13 }, (_, i) => point(a + ((b - a) * i) / 12));
  const label = point(0.5),
    side = Math.abs(away.x) > 0.5;
  return [
    svg('path', {
      class: kind,
      d: `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join(' L')}`,
      'marker-end': `url(#mark-${kind})`,
    }),
    svg(
      'text',
      {
        class: 'label',
        x: label.x + away.x * 10,
        y: label.y + away.y * 12,
        'text-anchor': side ? (away.x > 0 ? 'start' : 'end') : 'middle',
      },
      text,
    ),
  ];
}

function outward(x, y) {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

// The cycle of a violation of memory orders: a column for each thread, a row for each access; the red edge closes it.
function cyclePicture(cycle) {
  if (!cycle) return null;
  const names = [...new Set(cycle.events.map((e) => e.thread))];
  const texts = (e) => [`${e.line ? `:${e.line} ` : ''}${e.words}`, e.order || 'not atomic'];
  const widths = names.map((name) =>
    Math.max(
      textWidth(name),
      ...cycle.events.filter((e) => e.thread === name).map((e) => Math.max(...texts(e).map(textWidth))),
    ),
  );
  const margin = 104,
    gap = 118,
    tall = 40,
    pitch = 66,
    top = 34;
  const starts = widths.map((_, i) => margin + widths.slice(0, i).reduce((sum, w) => sum + w + gap, 0));
  const spot = cycle.events.map((e, i) => {
    const c = names.indexOf(e.thread);
    return { x: starts[c], width: widths[c], y: top + i * pitch, c };
  });
  const shapes = [
    marks(),
    ...names.map((name, i) =>
      svg('text', { class: 'name', x: starts[i] + widths[i] / 2, y: 12, 'text-anchor': 'middle' }, name),
    ),
  ];
  cycle.edges.slice(0, -1).forEach((edge, i) => shapes.push(...cycleEdge(spot[i], spot[i + 1], edge, tall)));
  const [first, last] = [spot[0], spot[spot.length - 1]],
    out = margin - 18,
    closing = cycle.edges[cycle.edges.length - 1];
  shapes.push(
    svg('path', {
      class: 'waits',
      d: `M${last.x} ${last.y + tall / 2} H${out + 8} q-8 0 -8 -8 V${first.y + tall / 2 + 8} q0 -8 8 -8 H${first.x - 2}`,
      'marker-end': 'url(#mark-waits)',
    }),
  );
  closing
    .split(/(?= \()/)
    .forEach((part, i) =>
      shapes.push(
        svg(
          'text',
          { class: 'label', x: out - 6, y: (first.y + last.y + tall) / 2 + i * 15, 'text-anchor': 'end' },
          part.trim(),
        ),
      ),
    );
  cycle.events.forEach((e, i) => {
    const { x, y, width } = spot[i],
      [words, order] = texts(e);
    const group = svg(
      'g',
      { class: `access${e.step ? ' linked' : ''}`, onclick: e.step ? () => show(e.step) : null },
      svg('rect', { x, y, width, height: tall, rx: 4 }),
      svg('text', { x: x + 9, y: y + 13 }, words),
      svg('text', { class: 'label', x: x + 9, y: y + 29 }, order),
    );
    shapes.push(group);
  });
  const width = starts[starts.length - 1] + widths[widths.length - 1] + 20,
    height = top + (cycle.events.length - 1) * pitch + tall + 6;
  return picture('Not in any sequentially consistent execution: a cycle', cycle.words, width, height, shapes);
}

// An edge to the access below: straight down in the same thread, around the corner to another one.
function cycleEdge(from, to, text, tall) {
  const end = to.y - 2,
    start = from.y + tall;
  if (from.c === to.c) {
    const x = from.x + 24;
    return [
      svg('path', { class: 'order', d: `M${x} ${start} V${end}`, 'marker-end': 'url(#mark-order)' }),
      svg('text', { class: 'label', x: x + 8, y: (start + end) / 2 }, text),
    ];
  }
  const right = to.c > from.c,
    x1 = right ? from.x + from.width : from.x,
    y1 = from.y + tall / 2,
    x2 = right ? to.x + 30 : to.x + to.width - 30;
  return [
    svg('path', {
      class: 'order',
      d: `M${x1} ${y1} H${x2 - (right ? 8 : -8)} q${right ? 8 : -8} 0 ${right ? 8 : -8} 8 V${end}`,
      'marker-end': 'url(#mark-order)',
    }),
    svg(
      'text',
      { class: 'label', x: right ? x1 + 8 : x1 - 8, y: y1 - 8, 'text-anchor': right ? 'start' : 'end' },
      text,
    ),
  ];
}
