import { expect, test } from 'vitest';
import { negativeTotal, type Charged } from './negativeTotal.ts';

const withheld = (name: string, amount: string): Charged => ({
  name,
  amount,
  is_origin: false,
  tax_responsible: 'exporter',
});
const lines = [
  [{ ...withheld('ISS', '90.00'), is_origin: true }, withheld('WHT', '5.00')],
  [withheld('Fee', '12.50'), { ...withheld('VAT', '99.00'), tax_responsible: 'importer' as const }],
];

test('a negative total is reported with the line and tribute that withhold most', () => {
  expect(negativeTotal('-0.01', lines)).toMatchObject({ name: 'Fee', amount: '12.50', position: 1 });
});

test.each(['0.00', '0.01', '1000'])('%s has no issue', (total) => {
  expect(negativeTotal(total, lines)).toBeUndefined();
});
