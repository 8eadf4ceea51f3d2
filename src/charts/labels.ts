/** About as wide as a character of an axis is, and the space between two labels, in pixels. */
const character = 6.2;
const space = 6;

/** Which columns are labelled so that labels have room beside each other, at the same distance: all (1), every other (2). */
export function labelledEvery(labels: readonly string[], room: number): number {
  const widest = Math.max(0, ...labels.map(({ length }) => length)) * character + space;
  return Math.max(1, Math.ceil((labels.length * widest) / room));
}
