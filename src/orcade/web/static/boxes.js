// Boxes on the page, each with x, y, wide and high, in pixels.

const shared = (from, length, other, far) => Math.max(0, Math.min(from + length, other + far) - Math.max(from, other));
/** How much of two boxes is common to both. */
export const covered = (one, other) => shared(one.x, one.wide, other.x, other.wide) * shared(one.y, one.high, other.y, other.high);
