import { describe, expect, it } from 'vitest';
import { issuesOf, testWorkshop } from '../../../../tests/support/useCases.ts';
import { prepareDraft } from '../../../engine/documents/drafts/prepareDraft.ts';
import { engine } from './engine.ts';
import type { InvoiceInput } from './input.ts';

const foreign = '0198f6b2-0000-7000-8000-000000000001';

const shop = await testWorkshop();

const prepare = (change: Partial<InvoiceInput> = {}) =>
  shop.inAcme((db) => prepareDraft(db, shop.scope(), engine, shop.invoice(change)));

describe('the content of an invoice', () => {
  it('has its current parties, its totals, and by default the built-in template', async () => {
    const { status, content, lines } = await prepare();
    expect(content).toMatchObject({
      service_provider: { uuid: shop.made.company, name: 'Acme Software Ltda', location: { country: { id: 76 } } },
      service_buyer: { uuid: shop.made.entity, name: 'Blue Harbor Inc' },
      payment_responsible: null,
      template: 'invoiceTemplate1',
      subtotal: '1000.00',
      total: '1080.00',
      exporter_net_total: '800.00',
    });
    expect(lines).toHaveLength(1);
    expect(status).toBe('billed');
  });

  it('is computed with the decimals of its currency', async () => {
    const lines = { items_invoice: [shop.line({ price: '1001' })] };
    expect((await prepare({ currency: 'JPY', ...lines })).content).toMatchObject({ subtotal: '1001', total: '1081' });
    expect((await prepare({ currency: 'KWD', ...lines })).content).toMatchObject({
      subtotal: '1001.000',
      total: '1081.080',
    });
  });

  it('is rejected with all errors together, each at its field', async () => {
    const wrong = prepare({
      currency: 'XQZ',
      due_date: '2026-03-09',
      service_buyer_uuid: foreign,
      payment_responsible_uuid: foreign,
      account_uuid: foreign,
      template: 'invoiceTemplate9',
      send_email: true,
      items_invoice: [shop.line(), shop.line({ item: { uuid: foreign }, price: '0.005' })],
    });
    expect(await issuesOf(wrong)).toEqual({
      currency: 'validation.unknownReference',
      due_date: 'validation.dueDateCannotLessThanCurrent',
      service_buyer_uuid: 'validation.unknownReference',
      payment_responsible_uuid: 'validation.unknownReference',
      account_uuid: 'validation.unknownReference',
      template: 'validation.unknownReference',
      responsible_name: 'validation.required',
      responsible_email: 'validation.required',
      'items_invoice.1.item': 'validation.unknownReference',
      'items_invoice.1.price': 'validation.decimal.minimum',
    });
  });

  it('is rejected if each line is valid but their sum is too large', async () => {
    const large = shop.line({ quantity: '99999999', price: '6000000.00' });
    expect(await issuesOf(prepare({ items_invoice: [large, large] }))).toEqual({
      items_invoice: 'validation.amountTooLarge',
    });
  });
});
