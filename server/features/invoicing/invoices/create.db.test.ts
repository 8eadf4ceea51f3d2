import { describe, expect, it } from 'vitest';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import type { Upload } from '../../../files/upload.ts';
import { updaterOf } from '../../../engine/writing/writers.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { engine } from './engine.ts';
import type { InvoiceInput } from './input.ts';
import { readInvoice } from './reading/read.ts';

const shop = await testWorkshop();
const { update } = await updaterOf(invoices);
const anyVersion = { resource: invoices, requireVersion: () => undefined, enclosed: {} };

/** Returns an invoice as the creation answers it, and as it is read afterwards. */
async function answeredAndRead(change: Partial<InvoiceInput>, logo?: Upload) {
  const uploads = new Map(logo && [['logo', [logo]]]);
  const answered = await shop.inAcme(
    async (db) => (await createDocument(db, shop.scope(), engine, shop.invoice(change), { uploads })).row,
  );
  const whole = await shop.inAcme((db) => readInvoice(db, shop.scope().tenant.id, answered.uuid));
  // The language of the company matters to invoices of another system only.
  const { marks: _, document_language: __, ...read } = whole;
  // No request states which deposit a line deducts.
  const lines = read.lines.map((line) => ({ ...line, mirrors_line: undefined }));
  return { answered, read: { ...read, lines } };
}

/** What the database gives last. */
const unnumbered = { number: null, full_number: null, series_uuid: null };

const bill = (change: Partial<InvoiceInput> = {}) => shop.written(change);

describe('a new invoice', () => {
  it.each<[string, Partial<InvoiceInput>]>([
    ['with required properties only', {}],
    ['that is a draft', { is_draft: true }],
    ['in a currency of three decimals', { currency: 'KWD', items_invoice: [shop.line({ price: '10.125' })] }],
    [
      'in a currency without decimals',
      { currency: 'JPY', items_invoice: [shop.line({ price: '1000', quantity: '3' })] },
    ],
    [
      'with all optional properties',
      {
        company_number: 'A-1',
        observation: 'Feito em casa',
        terms_payment: '30 dias',
        label: 'pt',
        responsible_name: 'Ana',
        responsible_email: 'ana@acme.test',
        send_email: true,
        show_tax_invoice: false,
        show_exporter_net: true,
        payment_responsible_uuid: shop.made.entity,
        service_buyer_uuid: shop.made.entity.toUpperCase(),
        items_invoice: [shop.line({ quantity: '1.50' }), shop.line({ quantity: '20' }), shop.line({ quantity: '2.0' })],
      },
    ],
  ])('%s is returned as it is read, except for its number', async (_, change) => {
    const { answered, read } = await answeredAndRead(change);
    expect(answered).toEqual({ ...read, ...unnumbered });
  });

  it('has the logo and the account of the request', async () => {
    const { rows } = await shop.api.ownerPool.query<{ uuid: string }>(
      `insert into accounts (tenant_id, name, account_type_uuid) select $1, 'Conta USD', uuid from account_types returning uuid`,
      [shop.scope().tenant.id],
    );
    const bytes = Buffer.from([1, 2, 3]);
    const logo: Upload = { key: 'logo', name: 'logo.png', type: 'image/png', bytes, sha256: bytes };
    const { answered, read } = await answeredAndRead({ account_uuid: rows[0]?.uuid ?? '' }, logo);
    expect(answered).toEqual({ ...read, ...unnumbered });
    expect([answered.has_logo, answered.account?.name]).toEqual([true, 'Conta USD']);
  });
});

describe('a number', () => {
  it('follows the last one, and is released on rollback', async () => {
    const first = await bill();
    const lost = shop.inAcme(async (db) => {
      const { writing } = await createDocument(db, shop.scope(), engine, shop.invoice());
      await writing;
      throw new Error('something later went wrong');
    });
    await expect(lost).rejects.toThrow('something later');
    expect((await bill()).number).toBe((first.number ?? 0) + 1);
  });

  it('is not assigned to a draft, and an invoice that had one keeps it', async () => {
    const before = await bill();
    await bill({ is_draft: true });
    await shop.api.ownerPool.query("update invoices set status = 'draft' where uuid = $1", [before.uuid]);
    const again = await shop.inAcme((db) =>
      update(db, { scope: shop.scope(), key: before.uuid, input: shop.invoice(), ...anyVersion }),
    );
    expect(again.record['number']).toBe(before.number);
    expect((await bill()).number).toBe((before.number ?? 0) + 1);
  });

  it('has neither gaps nor duplicates under concurrency', async () => {
    const first = await bill();
    const billed = await Promise.all(Array.from({ length: 20 }, () => bill()));
    const numbers = billed.map(({ number }) => number ?? 0).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => (first.number ?? 0) + index + 1));
  });
});
