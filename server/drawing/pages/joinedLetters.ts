import { LRUCache } from 'lru-cache';

const letters = /(?:<use [^>]*\/>)+/g;
const letter = /<use x="([^"]*)"(?: y="([^"]*)")? href="#([^"]+)"\/>/g;
/** Documents of a company have the same letters. */
const outlines = new LRUCache<string, string>({ max: 2_000 });

const command = /([MLQCZ])([^MLQCZ]*)/g;

/**
 * Joins letters in a row to one path. It is longer than a reference to an outline for each letter, but a browser shows
 * it in a fraction of the time: it copies the outline for each reference, and computes the style of each copy.
 * `outlineOf` returns the relative outline of a letter.
 */
export function joinLetters(svg: string, outlineOf: (name: string) => string): string {
  return svg.replace(letters, (row) => {
    let path = '';
    for (const [, x = '', y = '0', name = ''] of row.matchAll(letter)) path += `M${x} ${y}${outlineOf(name)}`;
    return `<path d="${path}"/>`;
  });
}

/**
 * Returns an outline (absolute `M`, `L`, `Q`, `C`, `Z`) relative to its origin, so that it fits anywhere in a path. Its
 * coordinates are whole units of the font, finer than a screen.
 */
export function relativeOutline(outline: string): string {
  const known = outlines.get(outline);
  if (known !== undefined) return known;
  const fresh = computed(outline);
  outlines.set(outline, fresh);
  return fresh;
}

function computed(outline: string): string {
  let [x, y] = [0, 0];
  let start = [x, y];
  let path = '';
  for (const [, name = '', numbers = ''] of outline.matchAll(command)) {
    path += name.toLowerCase();
    const points = numbers.trim().split(/\s+/).map(Number).map(Math.round);
    const [fromX, fromY] = [x, y];
    for (let at = 0; at + 1 < points.length; at += 2) {
      [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      path += `${separated(x - fromX, at === 0)}${separated(y - fromY)}`;
    }
    if (name === 'M') start = [x, y];
    if (name === 'Z') [x, y] = start as [number, number];
  }
  return path;
}

/** A minus sign separates numbers too. */
const separated = (number: number, isFirst = false): string => (isFirst || number < 0 ? `${number}` : ` ${number}`);
