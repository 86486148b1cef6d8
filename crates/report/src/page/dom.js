'use strict';
window.addEventListener('error', (e) => {
  document.body.dataset.error = e.message;
});

// Small helpers to make elements. No text of the program is ever put in as markup.
const $ = (id) => document.getElementById(id);
const SVG = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const element = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
const svg = (name, attributes = {}, ...children) => fill(document.createElementNS(SVG, name), attributes, children);

const grouped = (n) => n.toLocaleString('en-US');
const counted = (n, noun) => `${grouped(n)} ${noun}${n === 1 ? '' : 's'}`;

// A link to a step of the execution that is shown, or of the other one.
function link(number, text, side) {
  return element(
    'a',
    {
      class: 'step',
      href: `#step=${number}`,
      onclick: (e) => {
        e.preventDefault();
        show(number, side);
      },
    },
    text || `step ${number}`,
  );
}

// A text in which the steps of the failing execution that it speaks of are links.
function linked(text) {
  const node = element('span');
  let at = 0;
  for (const match of text.matchAll(/steps? (\d+)/g)) {
    const number = Number(match[1]);
    node.append(text.slice(at, match.index));
    node.append(number > 0 && number <= story.failing.trace.length ? link(number, match[0], 'failing') : match[0]);
    at = match.index + match[0].length;
  }
  node.append(text.slice(at));
  return node;
}
