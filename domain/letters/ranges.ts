/** Ranges of code points in ascending order: the first and the last of each, one after the other. */
export type Ranges = readonly number[];

/** Reads ranges of code points from text: `41-5a 61-7a e9`. */
export const readRanges = (text: string): Ranges =>
  text.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** Writes code points as text that `readRanges` reads. */
export function writeRanges(points: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const point of [...points].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point <= range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16);
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(' ');
}

/** Returns whether a code point is in one of the ranges. */
export function isInRanges(ranges: Ranges, point: number): boolean {
  let low = 0;
  let high = ranges.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (point > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return point >= (ranges[2 * low] ?? Infinity);
}
