import { expect, it } from 'vitest';
import { formatPhone, normalizePhone } from './phone.ts';

it.each([
  ['(11) 91234-5678', '+55 11 91234-5678'],
  ['11 3456-7890', '+55 11 3456-7890'],
  ['+55 11 91234-5678', '+55 11 91234-5678'],
  ['+351 912 345 678', '+351912345678'],
  ['5511912345678', '+55 11 91234-5678'],
  ['', ''],
  ['abc', ''],
])('%s is shown as %s', (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
  expect(formatPhone(shown)).toBe(shown);
});

it('is dialled without its groups', () => {
  expect(normalizePhone('(11) 91234-5678')).toBe('+5511912345678');
});
