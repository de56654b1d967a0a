// An answer that is given by itself after a while, as long as it is still wanted then.

import { give, isBusy } from "./answers.js";
import { showWaiting } from "./beats.js";
import { isPicking } from "./picking.js";

/** `wanted`: the answer's notation now, nothing where none is to be given; `renew`: looks at the page anew, and may start
 * this again; `given`: after it has been given. */
export function byItself(wanted, renew, given = () => {}) {
  let timer = 0;
  function stop() {
    clearTimeout(timer);
    timer = 0;
  }
  function due() {
    stop();
    showWaiting(); // views that wait for their moment: what is asked may have changed
    if (timer) return;
    const say = wanted();
    if (!say || isBusy() || isPicking()) return renew();
    give(say);
    given(say);
  }
  return {
    stop,
    start(milliseconds) {
      stop();
      timer = setTimeout(due, milliseconds);
    },
    get waits() { return timer !== 0; },
  };
}
