// A trial: its page is kept up to date while it is looked at. Where a change is written: files are read into their fields.
import "./site.js";

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

for (const field of document.querySelectorAll(".lab textarea")) {
  const label = document.createElement("label");
  label.className = "button file";
  const file = Object.assign(document.createElement("input"), { type: "file", accept: ".toml,text/plain" });
  file.addEventListener("change", async () => {
    if (file.files[0]) field.value = await file.files[0].text();
  });
  label.append("Choose a file", file);
  field.before(label);
}
