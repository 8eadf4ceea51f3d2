import { expect, it } from 'vitest';
import { changeText } from './change.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['100.00', '112.40', 'pt', '+12% · US$ 100,00'],
  ['100.00', '50.00', 'pt', '−50% · US$ 100,00'],
  ['100.00', '50.00', 'en', '−50% · USD 100.00'],
  ['100.00', '100.10', 'en', '0% · USD 100.00'],
  ['0.00', '50.00', 'en', 'USD 0.00'],
  ['1.00', '5000.00', 'en', 'USD 1.00'],
] as const)('from %s to %s in %s reads %s', (before, now, language, text) => {
  expect(plain(changeText(before, now, 'USD', language))).toBe(text);
});
