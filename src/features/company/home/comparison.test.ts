import { expect, it } from 'vitest';
import { compare } from './comparison.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

it.each([
  ['100.00', '112.40', 'pt', 'more', '12%', 'US$ 100,00'],
  ['100.00', '50.00', 'pt', 'less', '50%', 'US$ 100,00'],
  ['100.00', '100.10', 'en', 'same', '0%', 'USD 100.00'],
  ['0.00', '50.00', 'en', 'was', '0%', 'USD 0.00'],
  ['1.00', '5000.00', 'en', 'was', '499900%', 'USD 1.00'],
] as const)('from %s to %s in %s is %s', (before, now, language, is, percent, amount) => {
  const found = compare(before, now, 'USD', language);
  expect([found?.is, plain(found?.percent)?.replace(',', ''), plain(found?.amount)]).toEqual([is, percent, amount]);
});

it('nothing compared with nothing has no text', () => {
  expect(compare('0.00', '0.00', 'USD', 'en')).toBeUndefined();
});
