// The search: steps whose words, thread, line or number contain what is typed.
function haystack(s) {
  s.haystack =
    s.haystack || `${s.words} ${s.thread} ${s.line ? `:${s.line}` : ''} ${s.within || ''} @${s.n}`.toLowerCase();
  return s.haystack;
}

function search() {
  const asked = $('search').value.trim().toLowerCase();
  view.matches = new Set(asked ? story.steps.filter((s) => haystack(s).includes(asked)).map((s) => s.n) : []);
  tellMatches();
  drawMinimap();
  draw();
}

function tellMatches() {
  const asked = $('search').value.trim(),
    list = [...view.matches],
    at = list.indexOf(view.current);
  $('found').textContent = !asked
    ? ''
    : !list.length
      ? 'none'
      : at >= 0
        ? `${grouped(at + 1)} of ${grouped(list.length)}`
        : grouped(list.length);
}

// Goes to the next match in a direction, around the end if need be.
function nextMatch(direction) {
  const list = [...view.matches];
  if (!list.length) return;
  const ahead = direction > 0 ? list.find((n) => n > view.current) : list.reverse().find((n) => n < view.current);
  show(ahead || list[0]);
}
