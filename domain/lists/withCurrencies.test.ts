import { describe, expect, it } from 'vitest';
import invoiceLines from '../../schemas/resources/invoicing/invoice-lines.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import { withCurrencies } from './withCurrencies.ts';

describe('the columns of a file', () => {
  it('have the currency before the first amount, once', () => {
    expect(withCurrencies(invoiceLines, ['number', 'price', 'total'])).toEqual([
      'number',
      'currency',
      'price',
      'total',
    ]);
  });

  it('are unchanged if they include the currency or have no amount', () => {
    const columns = ['total', 'currency', 'price'];
    expect(withCurrencies(invoiceLines, columns)).toEqual(columns);
    expect(withCurrencies(items, ['description'])).toEqual(['description']);
  });
});
