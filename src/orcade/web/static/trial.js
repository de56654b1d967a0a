// A trial: its page is kept up to date while it is looked at.
import "./own-content.js";

const EVERY = 1000;

let next = 0; // the timer

/** Shows how far the trial is; loads the page anew when it is over, since its buttons are others then, or forgotten. */
async function follow() {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("trial");
    if (answer.status === 404 || (fresh && "over" in fresh.dataset)) { location.reload(); return; }
    if (fresh) {
      document.getElementById("trial").replaceWith(fresh);
      document.title = page.title;
    }
  } catch { /* the server may be back soon */ }
  clearTimeout(next);
  if (!document.hidden) next = setTimeout(follow, EVERY);
}

const trial = document.getElementById("trial");
if (trial && !("over" in trial.dataset)) {
  next = setTimeout(follow, EVERY);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) follow(); });
}
