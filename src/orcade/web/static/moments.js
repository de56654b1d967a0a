// Of what a sentence of the log tells, the moments that are seen again.

const MOST = 10; // before the end
const STEP = 420, LONGEST = 4000; // milliseconds

/** So many answers had been given before what a sentence tells, at some moments of it, and at its end. */
export function momentsOf(sentence) {
  const last = Number(new URLSearchParams(sentence.querySelector("a").search).get("at"));
  const first = Math.max(0, Number(sentence.dataset.since ?? last) - 1);
  const every = Math.max(1, (last - first) / MOST);
  const moments = [];
  for (let at = first; at < last; at += every) moments.push(Math.round(at));
  return [...moments, last];
}

/** Milliseconds for which each of so many moments is looked at. */
export const stepOf = (moments) => Math.min(STEP, LONGEST / moments.length);
