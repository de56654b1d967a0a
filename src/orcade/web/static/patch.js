// The keyed patch: makes an element like another one, keeping every node that has the same id, so that
// what moved slides (its style changes) instead of being made anew, and focus stays where it was.
const move = (parent, node, before) =>
  (parent.moveBefore && node.isConnected ? parent.moveBefore(node, before) : parent.insertBefore(node, before));

/** What the reader has opened stays open, what was closed stays closed; what he has zoomed (zoom.js) stays zoomed. */
const own = (node, name) => (name === "open" && (node.nodeName === "DETAILS" || node.nodeName === "DIALOG"))
  || (node.measured && (name === "style" || (name === "viewBox" && node.home !== undefined)));

function attributes(old, fresh) {
  if (old.home !== undefined) old.home = fresh.getAttribute("viewBox");
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !own(old, name)) old.setAttribute(name, value);
  }
}

function children(parent, wanted) {
  const keep = new Set([...wanted.children].map((node) => node.id).filter(Boolean));
  const keyed = new Map();
  for (const node of [...parent.children]) {
    if (!node.id) continue;
    if (keep.has(node.id)) keyed.set(node.id, node);
    else node.remove();
  }
  let at = parent.firstChild;
  for (const fresh of [...wanted.childNodes]) {
    let match = null;
    if (fresh.id) match = keyed.get(fresh.id) ?? null;
    else if (at && !at.id && at.nodeType === fresh.nodeType) match = at;
    if (match && match.nodeName === fresh.nodeName) {
      // Text before it goes, rather than that it moves: what is pressed while it moves gets no click.
      while (at && at !== match && at.nodeType === Node.TEXT_NODE) at = gone(at);
      if (match === at) at = at.nextSibling;
      else move(parent, match, at);
      patch(match, fresh);
    } else {
      parent.insertBefore(fresh, at);
    }
  }
  while (at) at = gone(at);
}

/** Removes a node; the one after it. */
function gone(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Makes `old` like `fresh`; parts of `fresh` may be moved into it. */
export function patch(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.isEqualNode(fresh) || old.hasAttribute("data-own")) return; // its own: what scripts draw there, or what stays
  attributes(old, fresh);
  children(old, fresh);
}

// --- Changes of single elements, as the server tells them (draw/parts.py)

const byId = (id) => document.getElementById(id);

/** The element at a place: an id, or an id and which element in it, and so on. */
function elementAt(place) {
  const [id, ...path] = place.split(" ");
  return path.reduce((node, number) => node.children[number], byId(id));
}

/** Elements from their HTML, in one that is like `within`. */
function made(html, within) {
  const drawn = within.namespaceURI === "http://www.w3.org/2000/svg";
  const template = document.createElement("template");
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  return drawn ? template.content.firstChild : template.content;
}

function setAttribute(node, name, value) {
  if (name === "viewBox" && node.home !== undefined) node.home = value;
  if (own(node, name)) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

function swap(node, first, count, fresh) {
  const after = node.children[first + count] ?? null;
  for (const each of [...node.children].slice(first, first + count)) each.remove();
  node.insertBefore(fresh, after);
}

/** Makes the changes one after the other. An error where one does not fit the page: then the page is not what the
 * server thinks. */
export function applyChanges(changes) {
  const one = (html, within) => made(html, within).firstChild;
  const several = (html, within) => {
    const fresh = document.createDocumentFragment();
    fresh.append(...made(html, within).childNodes);
    return fresh;
  };
  const apply = {
    put: (place, html) => patch(elementAt(place), one(html, elementAt(place).parentNode)),
    set: (changed, ...places) => {
      for (const node of places.map(elementAt)) Object.entries(changed).forEach(([name, value]) => setAttribute(node, name, value));
    },
    fill: (place, html) => children(elementAt(place), made(html, elementAt(place))),
    swap: (place, first, count, html) => swap(elementAt(place), first, count, several(html, elementAt(place))),
    add: (parent, before, html) => byId(parent).insertBefore(one(html, byId(parent)), before ? byId(before) : null),
    move: (parent, before, id) => move(byId(parent), byId(id), before ? byId(before) : null),
    drop: (...ids) => ids.forEach((id) => byId(id).remove()),
  };
  for (const [what, ...words] of changes) apply[what](...words);
}
