// How a page hears from the server: by the one stream of all pages of this browser (shared-stream.js), or by a stream of
// its own where browsers do not share.

/** A line for a page: `events`, the address of a stream of its own; `have`, the number of the view that it has; `pace`,
 * percents of their usual pauses that bots should make. `hear(name, data)` is told "table", "moved" and "beat" as they
 * come, "open", "cut" when the line comes back by itself, and "refused" when it does not. Returns what ends it. */
export function listen(page, hear) {
  let end = window.SharedWorker ? share(page, hear, () => { end = alone(page, hear); }) : alone(page, hear);
  return () => end();
}

function share({ events, have, pace }, hear, instead) {
  const worker = new SharedWorker(new URL("shared-stream.js", import.meta.url));
  const { port } = worker;
  const end = () => {
    removeEventListener("pagehide", end);
    port.postMessage({ name: "leave" });
    port.close();
  };
  worker.onerror = instead;
  port.onmessage = ({ data: { name, data } }) => {
    if (name === "beat") port.postMessage({ name: "here" });
    hear(name, data);
  };
  port.postMessage({ name: "watch", token: events.split("/")[2], have, pace });
  addEventListener("pagehide", end);
  return end;
}

function alone({ events, have, pace }, hear) {
  const source = new EventSource(`${events}?${new URLSearchParams({ have, pace })}`);
  for (const name of ["table", "moved", "beat"]) source.addEventListener(name, (event) => hear(name, event.data));
  source.onopen = () => hear("open");
  source.onerror = () => hear(source.readyState === EventSource.CLOSED ? "refused" : "cut");
  return () => source.close();
}
