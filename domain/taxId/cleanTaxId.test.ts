import { expect, test } from 'vitest';
import { cleanTaxId } from './cleanTaxId.ts';

test.each([
  ['PT', 'PT 509 442 013', '509442013'],
  ['PT', 'NIF: 509442013', '509442013'],
  [undefined, 'PT509442013', '509442013'],
  ['BR', '11.222.333/0001-81', '11222333000181'],
  ['BR', 'CNPJ 11.222.333/0001-81', '11222333000181'],
  ['BR', '191', '191'],
  ['BR', '11144477735', '11144477735'],
  ['ES', 'ES-A58818501', 'A58818501'],
  // Not valid: the check explains it.
  ['PT', 'PT 509 442 014', 'PT 509 442 014'],
  ['US', ' 84-1234567 ', '84-1234567'],
  ['DE', 'DE 123 456 789', 'DE 123 456 789'],
  [undefined, '84-1234567', '84-1234567'],
])('in %s, %j is %j', (country, text, clean) => expect(cleanTaxId(text, country)).toBe(clean));

test('zeros that a spreadsheet dropped return, if the number is valid then', () => {
  expect(cleanTaxId('45997418000153', 'BR')).toBe('45997418000153');
  expect(cleanTaxId('7526557000100', 'BR')).toBe('07526557000100');
});
