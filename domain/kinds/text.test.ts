import { expect, it } from 'vitest';
import { codeText } from './text.ts';

const texts: Readonly<Record<string, string>> = { 'delivery.errors.expired': 'The link expired.' };
const translate = (key: string, { _ = key }: Readonly<Record<string, string | number>> = {}) => texts[key] ?? String(_);
const sentences = 'delivery.errors';

it.each([
  ['expired', { sentences }, 'The link expired.'],
  ['unheard_of', { sentences }, 'unheard_of'],
  ['550 5.1.1 User unknown', { sentences }, '550 5.1.1 User unknown'],
  ['expired', {}, 'expired'],
])('%s with %j reads as %s', (value, property, text) => {
  expect(codeText(value, property, translate)).toBe(text);
});
