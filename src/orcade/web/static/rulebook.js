// The page of a game's rules: its chapters are folded, and open for a rule that is linked to, for what is sought, and for a
// printer. Whoever comes from a table finds back to it.
import "./site.js";

const chapters = [...document.querySelectorAll("details.folded")];
const rules = [...document.querySelectorAll(".rules article")];
const field = document.getElementById("seek");
const status = field.parentElement.querySelector("[role=status]");

/** Opens the chapter of the rule that the address names, and shows it. */
function showNamed() {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!rule?.matches("article")) return;
  rule.closest("details")?.setAttribute("open", "");
  rule.scrollIntoView();
}

/** Leaves the rules that have all of these words. */
function seek() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const rule of rules) {
    const text = rule.textContent.toLowerCase();
    rule.hidden = !words.every((word) => text.includes(word));
    if (!rule.hidden) found++;
  }
  for (const chapter of chapters) {
    chapter.hidden = !chapter.querySelector("article:not([hidden])");
    chapter.open = words.length > 0 && !chapter.hidden;
  }
  status.textContent = words.length ? `${found} ${found === 1 ? "rule" : "rules"}` : "";
}

field.parentElement.hidden = false;
field.addEventListener("input", seek);
addEventListener("hashchange", showNamed);
addEventListener("beforeprint", () => { for (const chapter of chapters) chapter.open = true; });
showNamed();

const { pathname } = new URL(document.referrer || location.href);
if (pathname.startsWith("/t/")) Object.assign(document.getElementById("to-table"), { href: pathname, hidden: false });
