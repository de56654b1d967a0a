// Where the time of a match is limited: how many minutes are left, counted down beside the headline.

const line = document.getElementById("time-left");
/** Seconds by which this browser's clock is ahead of the server's. */
const ahead = Date.now() / 1000 - Number(line.dataset.now);

/** Tells the time that is left by the view on the page; nothing where no time runs. */
export function renewTimeLeft() {
  const { until } = document.getElementById("stage").dataset;
  line.hidden = !until;
  const minutes = Math.ceil((Number(until) - (Date.now() / 1000 - ahead)) / 60);
  const words = minutes > 0 ? `${minutes} min left` : "time is up";
  if (line.textContent !== words) line.textContent = words;
}

setInterval(renewTimeLeft, 1000);
