// The minimap: the whole execution beside the lanes, with what is in sight, the cause and the failure marked.
const MAP_WIDTH = 56;

function drawMinimap() {
  const canvas = $('minimap-rows'),
    height = $('lanes').clientHeight,
    scale = window.devicePixelRatio || 1;
  if ($('minimap').hidden || !height) return;
  canvas.width = MAP_WIDTH * scale;
  canvas.height = height * scale;
  canvas.style.height = $('minimap').style.height = `${height}px`;
  const pen = canvas.getContext('2d'),
    style = getComputedStyle(document.documentElement),
    colour = (name) => style.getPropertyValue(name);
  const colours = { read: colour('--read'), write: colour('--write'), sync: colour('--sync'), none: colour('--soft') };
  const [bad, warn, soft, accent] = ['--bad', '--warn', '--line', '--accent'].map(colour);
  pen.scale(scale, scale);
  const columns = new Map(layout.names.map((name, i) => [name, i])),
    width = (MAP_WIDTH - 8) / Math.max(1, columns.size);
  const tall = Math.max(1, height / rows.length);
  const bar = (i, fill, whole) => {
    pen.fillStyle = fill;
    pen.fillRect(
      whole ? 1 : 4 + columns.get(rows[i].thread) * width,
      (i / rows.length) * height,
      whole ? MAP_WIDTH - 2 : Math.max(2, width - 1),
      whole ? Math.max(2, Math.min(tall, 4)) : Math.min(tall, 4),
    );
  };
  rows.forEach((row, i) => bar(i, row.fold ? soft : row.step ? colours[row.step.effect] || soft : bad));
  rows.forEach((row, i) => {
    if (row.step && row.step.inCause) bar(i, warn, true);
  });
  if (view.matches.size)
    rows.forEach((row, i) => {
      if (row.step ? view.matches.has(row.n) : row.fold && matchesIn(row)) bar(i, accent, true);
    });
  rows.forEach((row, i) => {
    if (row.end) bar(i, bad, true);
  });
}

// What is in sight, and the selected step.
function moveMinimap(scrolled, height) {
  if ($('minimap').hidden) return;
  const all = rows.length * ROW;
  const place = (id, top, tall) => {
    $(id).style.top = `${top}px`;
    $(id).style.height = `${tall}px`;
  };
  place('minimap-sight', (scrolled / all) * height, Math.max(6, Math.min(1, (height - NAMES) / all) * height));
  place('minimap-here', (Math.max(0, rowOf[view.current]) / rows.length) * height, 3);
}

function scrollByMinimap(e) {
  if (!(e.buttons & 1)) return;
  const box = $('minimap').getBoundingClientRect(),
    lanes = $('lanes');
  lanes.scrollTop = ((e.clientY - box.top) / box.height) * rows.length * ROW - lanes.clientHeight / 2;
  e.preventDefault();
}
