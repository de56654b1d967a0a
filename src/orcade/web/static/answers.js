// Sends forms to the server, answers among them: one at a time.

import { showWaiting } from "./beats.js";
import { choiceForm, question, table } from "./choices.js";
import { connect } from "./live.js";
import { notice } from "./messages.js";

let busy = null; // while a form is on its way: { asked: the question that was on the page when it was sent }
let slow = 0;

/** Whether a form is on its way. */
export const isBusy = () => busy !== null;

async function post(form, extra) {
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  const headers = { Accept: "application/json" };
  const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
  const json = response.headers.get("content-type")?.includes("json");
  const reply = json ? await response.json() : {};
  if (response.ok) {
    if (reply.link) location.href = reply.link;
    if (reply.version) await shown(reply.version);
    return;
  }
  notice(reply.error || "The server did not take that. Please try again.", reply.rule);
  if ([409, 410].includes(response.status)) connect(); // the table has moved on, and this page may not have heard of it
}

/** Waits until the stream has brought this version: what the page shows before that has been answered already. */
function shown(version) {
  const ready = () => Number(table.dataset.version) >= version;
  if (ready()) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(late);
      table.removeEventListener("updated", look);
      done();
    };
    const look = () => { if (ready()) end(); };
    const late = setTimeout(() => { connect(); end(); }, 2500); // the stream sleeps: a new one begins with what this page lacks
    table.addEventListener("updated", look);
  });
}

/** Sends a form, and takes no other until the reply has come, or until the page asks something else. */
export async function act(form, extra = {}) {
  if (busy) return;
  const sent = { asked: question() };
  setBusy(sent);
  try {
    await post(form, extra);
  } catch {
    notice("No connection: nothing was sent. Please try again.");
  }
  if (busy === sent) setBusy(null);
}

/** After a new view: what is asked now may be answered, though the reply to the last answer may not have come yet. */
export function allowNewQuestion() {
  if (busy && busy.asked !== question()) setBusy(null);
}

/** The cursor changes only if the reply takes long, because the browser restyles the whole board for that. */
function setBusy(sent) {
  busy = sent;
  table.classList.toggle("busy", Boolean(sent));
  table.setAttribute("aria-busy", String(Boolean(sent)));
  clearTimeout(slow);
  table.classList.remove("slow");
  if (sent) slow = setTimeout(() => table.classList.add("slow"), 300);
}

/** Answers the question on the page. Events of the table: "answering" with what is said, before it is sent; "refused" if it was
 * not taken. */
export async function give(say) {
  const asked = question();
  table.dispatchEvent(new CustomEvent("answering", { detail: say }));
  showWaiting();
  if (question() !== asked) return; // views that waited for their moment ask something else
  await act(choiceForm(), { say });
  if (question() === asked) table.dispatchEvent(new Event("refused"));
}
