import { expect, it } from 'vitest';
import { otherPayers } from './otherPayers.ts';

const paidBy = (uuid: string) => ({
  payment_responsible: { uuid, name: `Client ${uuid}`, location: { place_id: 'p', address: 'a', country: { id: 1 } } },
});

it('the other payers of a client’s invoices are each named once', () => {
  expect(otherPayers('c-1', [paidBy('c-2'), {}, paidBy('c-1'), paidBy('c-3'), paidBy('c-2')])).toEqual([
    { uuid: 'c-2', name: 'Client c-2' },
    { uuid: 'c-3', name: 'Client c-3' },
  ]);
});
