import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt, localTime } from './zone.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const hour = 3_600_000;
const year = 8766 * hour;

const wallAt = (instant: number, timeZone: string): number => Date.parse(`${localTime(new Date(instant), timeZone)}Z`);
const aheadAt = (instant: number, timeZone: string): number => wallAt(instant, timeZone) - instant;
const textOf = (wall: number): string => new Date(wall).toISOString().slice(0, 19);

/** A change of a zone's clock, to the second: the offset from UTC before and after. */
interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the first clock change of a zone within some hours of an instant. */
function changeFrom(from: number, hours: number, timeZone: string): Change | undefined {
  const before = aheadAt(from, timeZone);
  let [same, other] = [from, from + hours * hour];
  if (aheadAt(other, timeZone) === before) return undefined;
  while (other - same > 1000) {
    const middle = Math.floor((same + other) / 2000) * 1000;
    if (aheadAt(middle, timeZone) === before) same = middle;
    else other = middle;
  }
  return { at: other, before, after: aheadAt(other, timeZone) };
}

/** Moments around clock changes, in zones that have them; half a year contains one in most. */
const moment = fc
  .record({
    zone,
    start: fc.integer({ min: 0, max: 135 }).map((half) => (half * year) / 2),
    seconds: fc.integer({ min: -4 * 3600, max: 4 * 3600 }),
  })
  .map((drawn) => ({ ...drawn, change: changeFrom(drawn.start, 4383, drawn.zone) }));

test('around every clock change of every zone, a local time is the last instant with that local time', () => {
  fc.assert(
    fc.property(moment, ({ zone: timeZone, seconds, change }) => {
      fc.pre(change !== undefined);
      const instant = change.at + seconds * 1000;
      const wall = wallAt(instant, timeZone);
      const resolved = instantAt(textOf(wall), timeZone).getTime();
      expect(localTime(new Date(resolved), timeZone)).toBe(textOf(wall));
      const candidates = [change.before, change.after].map((ahead) => wall - ahead);
      expect(resolved).toBe(Math.max(...candidates.filter((candidate) => wallAt(candidate, timeZone) === wall)));
    }),
    { numRuns: 400 },
  );
});

test('a local time that a clock change skips is the instant of the change', () => {
  fc.assert(
    fc.property(moment, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ zone: timeZone, change }, share) => {
      fc.pre(change !== undefined && change.after > change.before);
      const skipped = Math.floor(((change.after - change.before) * share) / 1000) * 1000;
      const wall = change.at + change.before + skipped;
      expect(instantAt(textOf(wall), timeZone).getTime()).toBe(change.at);
    }),
    { numRuns: 100 },
  );
});
