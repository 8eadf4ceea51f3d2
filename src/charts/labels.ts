/** The approximate width of an axis character and the gap between labels, in pixels. */
const character = 6.2;
const space = 6;
/** Pixels beside the columns: the figures of the other axis and the margin. */
const besideColumns = 64;

/** Returns the interval of labelled columns that fit into a chart of this width in pixels: all (1), every other (2). */
export function labelledEvery(labels: readonly string[], width: number): number {
  const widest = Math.max(0, ...labels.map(({ length }) => length)) * character + space;
  return Math.max(1, Math.ceil((labels.length * widest) / (width - besideColumns)));
}
