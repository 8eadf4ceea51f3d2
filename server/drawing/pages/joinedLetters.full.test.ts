import { describe, expect, it, test } from 'vitest';
import { createCompiler } from '../compiler.ts';
import { joinLetters, relativeOutline } from './joinedLetters.ts';
import { readLines } from '../request.ts';
import { sampleRequest } from '../sample.ts';

/** Resolves a relative path to its absolute points. */
function pointsOf(path: string): (readonly [number, number])[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...path.matchAll(/([MmlqcZz])([^MmlqcZz]*)/g)].flatMap(([, name = '', numbers = '']) => {
    const all = [...numbers.matchAll(/-?[\d.]+/g)].map(Number);
    const [fromX, fromY] = name === 'M' ? [0, 0] : [x, y];
    const points = all.flatMap((value, at) => (at % 2 ? [[fromX + (all[at - 1] ?? 0), fromY + value] as const] : []));
    [x, y] = points.at(-1) ?? [startX, startY];
    if (name.toLowerCase() === 'm') [startX, startY] = [x, y];
    return points;
  });
}

describe('an outline relative to its origin', () => {
  it('has the points of the absolute one, wherever it stands', () => {
    const outline = 'M 10 20 L 30 -5 Q 1 2 3 4 C 5 6 7 8 9 10 Z M 100 100 L 0 0 Z ';
    const points = [[10, 20], [30, -5], [1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [100, 100], [0, 0]]; // prettier-ignore
    expect(pointsOf(relativeOutline(outline))).toEqual(points);
    const moved = pointsOf(`M700 50${relativeOutline(outline)}`).slice(1);
    expect(moved).toEqual(points.map(([x = 0, y = 0]) => [x + 700, y + 50]));
  });

  it('is in whole units', () => {
    expect(relativeOutline('M 549 152.5 L 0.4 -1.2 Z')).toBe('m549 153l-549-154z');
  });
});

test('letters in a row are one path, in their places', () => {
  const outlines: Record<string, string> = { g0: 'm1 2z', g1: 'm3 4z' };
  const row = '<use x="0" href="#g0"/><use x="700" y="-20" href="#g1"/>';
  const joined = joinLetters(
    `<g>${row}<text>ab</text></g><g><use x="5" href="#g1"/></g>`,
    (name) => outlines[name] ?? '',
  );
  expect(joined).toBe('<g><path d="M0 0m1 2zM700 -20m3 4z"/><text>ab</text></g><g><path d="M5 0m3 4z"/></g>');
});

test('joined pages have the same texts as others, without references', () => {
  const compiler = createCompiler();
  const request = readLines(sampleRequest('invoiceTemplate1', 'pt', '2026-11-26', 'difficult'));
  const [joined, others] = [[...compiler.joinedPages(request)], [...compiler.pages(request)]];
  const textsIn = (pages: readonly string[]) => pages.map((svg) => svg.match(/<text[^>]*>[^<]*/g));
  expect(textsIn(joined)).toEqual(textsIn(others));
  expect(joined.join('')).not.toMatch(/<use|<defs/);
});
