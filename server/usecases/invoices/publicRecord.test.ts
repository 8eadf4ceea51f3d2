import { describe, expect, it } from 'vitest';
import { publicRecord } from './publicRecord.ts';

const record = {
  uuid: 'u',
  status: 'billed',
  total: '80.00',
  total_taxes: '20.00',
  show_tax_invoice: true,
  public_hash: 'secret',
  responsible_email: 'a@b.test',
  items_invoice: [
    { item: { description: 'x' }, quantity: '1', price: '100.00', total: '100.00', scenery: {}, total_taxes: '20.00' },
  ],
  transactions: [
    { status: 'Pending', amount: '80.00', currency: 'USD', public_notes: 'inner', account: { name: 'Wise' } },
  ],
};

describe('what the public view shows', () => {
  it('is what the document shows, and nothing of how it is managed', () => {
    const shown = publicRecord(record);
    expect(shown).toMatchObject({ uuid: 'u', total: '80.00', total_taxes: '20.00' });
    expect(shown).not.toHaveProperty('public_hash');
    expect(shown).not.toHaveProperty('responsible_email');
    expect(shown['transactions']).toEqual([{ status: 'Pending', amount: '80.00', currency: 'USD' }]);
  });

  it('has no taxes where the issuer does not show them', () => {
    const shown = publicRecord({ ...record, show_tax_invoice: false });
    expect(shown).not.toHaveProperty('total_taxes');
    expect(shown['items_invoice']).toEqual([
      { item: { description: 'x' }, quantity: '1', price: '100.00', total: '100.00' },
    ]);
  });
});
