// How a map that grows is seen by itself: all of its Rooms, as large as there is room for; where they could not be read so,
// as many whole ones as there is room for, with those that matter.

const STAY = 0.75; // of the size that there is room for: Rooms that are as large stay as they are
const NEAR = 0.3; // of a Room: so far from the best place the view stays where it is
const WORTH = { acts: 100, usual: 60, own: 30, goes: 10, figure: 3, room: 1 }; // to be seen whole
const OVER = ".lies-over, .lies-over ~ *, #board-beside *, .tile:not(.legal, .goes):has([href='#tile-site'])"; // no part of what is seen

/** The middles of the view that are worth a thought, along one side: that of all, or one for each Room where it might begin. */
function middles(places, side, view) {
  const from = Math.min(...places) - side / 2, to = Math.max(...places) + side / 2;
  if (to - from <= view) return [(from + to) / 2];
  const whole = Math.max(1, Math.floor(view / side));
  const steps = Math.round((to - from) / side) - whole;
  return Array.from({ length: steps + 1 }, (_, step) => from + (step + whole / 2) * side);
}

/** [scale, x, y, whole]: pixels of a unit of the drawing, the middle of what is seen, and whether all Rooms are; null where there are no Rooms.
 * `view`: its pixels; `[least, most]`: how large a unit may be; `now`: what is seen, likewise; `spotOf`: where a node lies; `usual`: where one goes or builds by what is proposed. */
export function framed(board, [wide, high], [least, most], now, spotOf, own, usual) {
  const on = (which) => [...board.querySelectorAll(which)].filter((node) => !node.matches(OVER));
  const rooms = on(".tile").map((node) => ({ ...spotOf(node), worth: node.dataset.thing === usual ? WORTH.usual : node.matches(".goes") ? WORTH.goes : WORTH.room }));
  if (!rooms.length) return null;
  const side = Math.max(...on(".tile").map((node) => Math.max(node.getBBox().width, node.getBBox().height)));
  const figures = on(".piece").map((node) => (
    { ...spotOf(node), worth: node.matches(".active") ? WORTH.acts : own && node.matches(own) ? WORTH.own : WORTH.figure }));
  const [xs, ys] = ["x", "y"].map((along) => rooms.map((room) => room[along]));
  const [across, down] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all) + 1.14 * side);
  const fits = Math.min(wide / across, high / down), whole = fits >= least;
  const best = Math.max(least, Math.min(most, fits));
  const scale = now && now[0] <= best * 1.01 && now[0] >= best * STAY && now[0] >= least ? now[0] : best;
  const [w, h] = [wide / scale, high / scale];
  // A figure stands in its Room, which is to be seen whole.
  const things = [...rooms, ...figures.map((figure) => ({ ...rooms.find((room) => within(figure, room, side, side)), worth: figure.worth }))];
  const seen = (x, y) => things.reduce((sum, thing) => sum + (within(thing, { x, y }, w - side * 0.96, h - side * 0.96) ? thing.worth : 0), 0);
  let found = null, top = -1;
  for (const x of middles(xs, side, w)) {
    for (const y of middles(ys, side, h)) {
      const worth = seen(x, y) - (now ? Math.hypot(x - now[1], y - now[2]) / 1e4 : 0);
      if (worth > top) [found, top] = [[scale, x, y], worth];
    }
  }
  const stays = now && now[0] === scale && Math.abs(found[1] - now[1]) < NEAR * side && Math.abs(found[2] - now[2]) < NEAR * side;
  return [...(stays && seen(now[1], now[2]) >= Math.round(top) ? now : found), whole];
}

const within = (thing, at, wide, high) => Math.abs(thing.x - at.x) <= wide / 2 && Math.abs(thing.y - at.y) <= high / 2;
