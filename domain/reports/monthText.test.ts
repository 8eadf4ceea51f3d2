import { expect, it } from 'vitest';
import { monthText, shortMonthText } from './monthText.ts';

it.each([
  ['2026-03', 'pt', 'março de 2026', 'mar. 26'],
  ['2026-12', 'en', 'December 2026', 'Dec 26'],
  ['2026-01', 'es', 'enero de 2026', 'ene 26'],
] as const)('%s in %s is %s, and %s in a narrow space', (month, language, long, short) => {
  expect([monthText(month, language), shortMonthText(month, language)]).toEqual([long, short]);
});
