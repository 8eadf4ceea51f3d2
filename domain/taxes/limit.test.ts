import { expect, test } from 'vitest';
import { taxesOfDocument } from './document.ts';
import { taxesOfLine } from './line.ts';
import { figureTooLarge } from './limit.ts';

const line = (quantity: string, price: string, percent = '0') =>
  taxesOfLine(
    {
      quantity,
      price,
      tributes: [{ value: percent, is_fixed: false, is_origin: false, tax_responsible: 'exporter' }],
    },
    3,
  );

test('a figure just below 10^15 is accepted, 10^15 is not', () => {
  expect(figureTooLarge(line('1', '999999999999999.9999'))).toBe('gross');
  expect(figureTooLarge(line('1', '999999999999999.9994'))).toBeUndefined();
  expect(figureTooLarge(line('100000', '10000000000'))).toBe('gross');
});

test('a line whose total is within the limit but whose taxes are not is refused, negative figures too', () => {
  const huge = line('1', '200000000000000', '1000');
  expect(figureTooLarge(huge)).toBe('importer_total_taxes_payable_exporter');
  expect(figureTooLarge({ ...line('1', '1'), exporter_net_total: '-1000000000000000.000' })).toBe('exporter_net_total');
});

test('lines within the limit can exceed it as a document', () => {
  const half = line('1', '600000000000000');
  expect(figureTooLarge(half)).toBeUndefined();
  expect(figureTooLarge(taxesOfDocument([half, half], 3))).toBe('subtotal');
});
