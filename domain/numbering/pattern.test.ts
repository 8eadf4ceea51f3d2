import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmbiguous, printingIssues, type Printing } from './pattern.ts';
import { periodOf, printNumber } from './printNumber.ts';
import { prefixes, printings } from './printing.testing.ts';

const pathsOf = (printing: Printing) => printingIssues(printing).map(({ path, key }) => [path, key.split('.')[1]]);

describe('a series', () => {
  it.each<[string, Printing, string[][]]>([
    ['begins with a prefix', { prefix: '', pattern: '{prefix}{number}' }, [['prefix', 'seriesPrefix']]],
    ['whose prefix begins with no digit', { prefix: '1A', pattern: '{prefix}{number}' }, [['prefix', 'seriesPrefix']]],
    ['has no braces in its prefix', { prefix: 'A{', pattern: '{prefix}{number}' }, [['prefix', 'seriesBraces']]],
    ['begins its pattern with it', { prefix: 'A', pattern: 'x{prefix}{number}' }, [['pattern', 'patternPrefix']]],
    ['prints its number', { prefix: 'A', pattern: '{prefix}{year}' }, [['pattern', 'patternNumber']]],
    ['once', { prefix: 'A', pattern: '{prefix}{number}{number:5}' }, [['pattern', 'patternNumber']]],
    ['knows its placeholders', { prefix: 'A', pattern: '{prefix}{month}{number}' }, [['pattern', 'seriesPlaceholder']]],
    ['closes its braces', { prefix: 'A', pattern: '{prefix}{number}}' }, [['pattern', 'seriesPlaceholder']]],
    [
      'that begins again each year prints the year',
      { prefix: 'A', pattern: '{prefix}{number}', restart: 'year' },
      [['pattern', 'patternYear']],
    ],
    ['may pad its number', { prefix: 'FT ', pattern: '{prefix}{year}/{number:5}', restart: 'year' }, []],
  ])('%s', (_, printing, issues) => expect(pathsOf(printing)).toEqual(issues));

  it('prints no number of a period like another one', () => {
    const numbered = fc.record({
      day: fc.constantFrom('2026-03-10', '2027-01-01'),
      number: fc.integer({ min: 1, max: 2e6 }),
    });
    fc.assert(
      fc.property(printings, numbered, numbered, (printing, one, other) => {
        expect(printingIssues(printing)).toEqual([]);
        const keys = [one, other].map(({ day, number }) => `${periodOf(printing, day)} ${number}`);
        const texts = [one, other].map(({ day, number }) => printNumber(printing, Number(day.slice(0, 4)), number));
        // A number has one date, so that the same number of a period is the same document.
        if (keys[0] !== keys[1]) expect(texts[0]).not.toBe(texts[1]);
      }),
    );
  });

  it('prints none like one of another series whose prefix neither begins with', () => {
    fc.assert(
      fc.property(
        printings,
        printings,
        fc.integer({ min: 1, max: 2e6 }),
        fc.integer({ min: 1, max: 2e6 }),
        (a, b, m, n) => {
          fc.pre(!isAmbiguous(a.prefix, b.prefix));
          expect(printNumber(a, 2026, m)).not.toBe(printNumber(b, 2026, n));
          expect(printNumber(a, 2026, m)).not.toBe(String(n));
        },
      ),
    );
  });

  it('cuts no number', () => {
    fc.assert(
      fc.property(
        prefixes,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 1e9 }),
        (prefix, width, number) => {
          const text = printNumber({ prefix, pattern: `{prefix}{number:${width}}` }, 2026, number).slice(prefix.length);
          expect([Number(text), text.length >= width]).toEqual([number, true]);
        },
      ),
    );
  });
});
