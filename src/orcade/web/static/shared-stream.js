// The one stream of all pages of this browser, which may have only six connections to a server. It runs as a shared
// worker, as long as one of them is open. The address of a stream says which pages it is for and what they have, so there
// is a new one whenever a page comes or goes.
"use strict";

const BEAT = 15000; // milliseconds, also of the server
const SILENCE = 35000; // then a connection is dead, even if it looks open
const MOST = 100; // pages that the server takes in one address

const pages = new Map(); // by the port of each: { token, have, pace, here: whether it has answered since the last beat }
let source = null;
let heard = 0;
let retry = 1000;
let timer = 0;

addEventListener("connect", ({ ports: [port] }) => {
  port.onmessage = ({ data: { name, ...page } }) => {
    if (name === "here" && pages.has(port)) pages.get(port).here = true;
    if (name === "watch" && pages.size >= MOST) port.postMessage({ name: "refused" });
    else if (name === "watch") pages.set(port, { ...page, here: true });
    if (name === "watch" || (name === "leave" && pages.delete(port))) soon(50); // others may come or go with it
  };
});

function soon(wait) {
  clearTimeout(timer);
  timer = setTimeout(connect, wait);
}

const tell = (name) => { for (const port of pages.keys()) port.postMessage({ name }); };

function connect() {
  source?.close();
  source = null;
  const served = [...pages];
  if (!served.length) return;
  heard = Date.now();
  const query = new URLSearchParams(served.map(([, { token, have, pace }]) => ["page", [token, have, pace].join(",")]));
  source = new EventSource(`/events?${query}`);
  source.onopen = () => { heard = Date.now(); retry = 1000; tell("open"); };
  source.onerror = lost;
  source.addEventListener("beat", () => { heard = Date.now(); });
  source.addEventListener("table", ({ lastEventId, data }) => {
    heard = Date.now();
    const [place, number] = lastEventId.split(" ");
    const [port, page] = served[place];
    page.have = number;
    port.postMessage({ name: "table", data });
  });
  for (const name of ["moved", "refused"]) {
    source.addEventListener(name, ({ lastEventId }) => {
      const [port, page] = served[lastEventId];
      if (pages.get(port) === page) pages.delete(port); // else it watches anew already
      port.postMessage({ name });
    });
  }
}

function lost() {
  source.close();
  tell("cut");
  soon(retry);
  retry = Math.min(retry * 2, 15000);
}

/** A page that is closed says so; one that has crashed or was frozen does not answer. */
setInterval(() => {
  let gone = false;
  for (const [port, page] of pages) {
    if (!page.here) gone = pages.delete(port);
    page.here = false;
    port.postMessage({ name: "beat" });
  }
  if (source && Date.now() - heard > SILENCE) lost();
  else if (gone) soon(0);
}, BEAT);
