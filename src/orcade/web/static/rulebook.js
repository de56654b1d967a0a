// The page of a game's rules: where there is room its chapters lie open, to be read on; else they are folded, as finer points
// are anyway, and open for a rule that is linked to, for what is sought, and for a printer. Whoever comes from a table finds
// back to it.
import "./site.js";

const roomy = matchMedia("(min-width: 1000px)").matches;
const folds = [...document.querySelectorAll("details:is(.folded, .fine)")];
const rules = [...document.querySelectorAll(".rules article")];
const field = document.getElementById("seek");
const status = field.parentElement.querySelector("[role=status]");

const openHere = (fold) => roomy && fold.matches(".folded");

/** Opens what is folded around the rule that the address names, and shows it. */
function showNamed() {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!rule?.matches("article")) return;
  for (const fold of folds) if (fold.contains(rule)) fold.open = true;
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
  for (const fold of folds) {
    fold.hidden = !fold.querySelector("article:not([hidden])");
    fold.open = !fold.hidden && (words.length > 0 || openHere(fold));
  }
  status.textContent = words.length ? `${found} ${found === 1 ? "rule" : "rules"}` : "";
}

field.parentElement.hidden = false;
field.addEventListener("input", seek);
addEventListener("hashchange", showNamed);
addEventListener("beforeprint", () => { for (const fold of folds) fold.open = true; });
for (const fold of folds) fold.open ||= openHere(fold);
showNamed();

const { pathname } = new URL(document.referrer || location.href);
if (pathname.startsWith("/t/")) Object.assign(document.getElementById("to-table"), { href: pathname, hidden: false });
