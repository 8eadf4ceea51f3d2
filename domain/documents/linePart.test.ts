import { describe, expect, test } from 'vitest';
import { lineDetails } from './lineDetails.ts';
import { partIssues } from './linePart.ts';

describe('a line that bills a part of its period', () => {
  test.each([
    ['pt', '10 de 31\u00a0dias'],
    ['en', '10 of 31\u00a0days'],
    ['es', '10 de 31\u00a0días'],
  ] as const)('says it in %s below its item', (language, text) => {
    const line = { days: 10, all_days: 31, days_before: 21 };
    expect(lineDetails(line, { language, currency: 'BRL' })).toEqual([{ name: 'days', text, isNamed: false }]);
  });

  test.each([
    [{}, []],
    [{ days: 10, all_days: 31 }, []],
    [{ days: 10, all_days: 31, days_before: 21 }, []],
    [{ days: 10, all_days: 31, days_before: 22 }, ['line.days']],
    [{ days: 10 }, ['line.all_days']],
    [{ all_days: 31 }, ['line.days']],
    [{ days_before: 1 }, ['line.days']],
  ])('has for %j the issues %j', (line, paths) => {
    expect(partIssues('line', line).map(({ path }) => path)).toEqual(paths);
  });
});
