import { describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { drawReceipt } from '../index.ts';

const shop = await testWorkshop();
const { api } = shop;
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

interface Issued {
  readonly uuid: string;
  readonly number: number;
  readonly public_hash: string;
}

/** An issued invoice of 108.00. */
const invoiceOf = async (service_buyer_uuid: string): Promise<Issued> => {
  const { uuid } = await shop.written({ service_buyer_uuid, items_invoice: [shop.line({ price: '100.00' })] });
  return (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();
};
const newClient = (name: string) => make(ana, '/api/v2/entities', { name, location: usLocation });
const pay = async (body: object): Promise<string> => {
  const answer = await ana.post('/api/v2/transactions', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ uuid: string }>().uuid;
};
const urlOf = (transaction: string) => `/api/v2/transactions/${transaction}/receipt?format=pdf&locale=en`;
const publicUrl = ({ public_hash: hash }: Issued, payment: string) =>
  `/api/v2/public/invoices/individual/${hash}/receipts/${payment}?format=pdf&locale=en`;
const textOf = async (url: string, client = ana) => {
  const answer = await client.get(url);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return (await readPdf(answer.rawPayload)).pages.join('\n');
};

describe('the receipt of a payment', () => {
  it('shows its invoices as they stood after it, and nothing of exchange rate and fee', async () => {
    const client = await newClient('Receipt Harbor');
    const [one, two] = [await invoiceOf(client), await invoiceOf(client)];
    const exchange = {
      exchange_currency: 'EUR',
      exchange_rate: '7.7777',
      fee: '3.33',
      payment_date: '2026-03-10 09:00:00',
    };
    const first = await pay({ invoices: [{ uuid: one.uuid }], amount: '100.00', ...exchange });
    const second = await pay({ invoices: [{ uuid: one.uuid }, { uuid: two.uuid }], amount: '116.00' });
    const text = await textOf(urlOf(first));
    expect(text).toMatch(
      new RegExp(`Invoice no\\. ${one.number}.*BRL 100\\.00.*108\\.00 100\\.00 100\\.00 8\\.00`, 's'),
    );
    for (const internal of ['7.7777', '7,7777', '3.33', 'EUR']) expect(text).not.toContain(internal);
    const both = await textOf(urlOf(second));
    expect(both).toMatch(
      new RegExp(`${one.number} .* 8\\.00 108\\.00 0\\.00\\n${two.number} .* 108\\.00 108\\.00 0\\.00`),
    );
  });

  it('of a reversed payment is no longer valid', async () => {
    const { uuid } = await invoiceOf(await newClient('Reversed Harbor'));
    const paid = await pay({ invoices: [{ uuid }] });
    expect(await textOf(urlOf(paid))).not.toContain('no longer valid');
    expect((await ana.put(`/api/v2/transactions/${paid}/reverse`, { reason: 'Mistyped' })).statusCode).toBe(200);
    expect(await textOf(urlOf(paid))).toContain('no longer valid');
    const { rows } = await api.ownerPool.query<{ uuid: string }>(
      'select uuid from transactions where reverses_uuid = $1',
      [paid],
    );
    const answer = await ana.get(urlOf(rows[0]?.uuid ?? ''));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_receipt']);
  });

  it('of a payment without an invoice is of the client, and becomes credit', async () => {
    const service_buyer = await newClient('Early Harbor');
    const paid = await pay({ service_buyer: { uuid: service_buyer }, currency: 'USD', amount: '50.00' });
    expect(await textOf(urlOf(paid))).toMatch(
      /Payment on account.*Early Harbor.*Credit for further invoices USD 50\.00/s,
    );
  });

  it('has the template of its invoice, and of several invoices that of the company', async () => {
    const client = await newClient('Look Harbor');
    const issue = async (template: string): Promise<string> => {
      const { uuid } = await shop.written({ service_buyer_uuid: client, template, items_invoice: [shop.line()] });
      return uuid;
    };
    const [plain, spacious] = [await issue('invoiceTemplate1'), await issue('invoiceTemplate2')];
    const widthOf = async (transaction: string) =>
      (await readPdf((await ana.get(urlOf(transaction))).rawPayload)).reach;
    const one = await pay({ invoices: [{ uuid: plain }] });
    const two = await pay({ invoices: [{ uuid: spacious }] });
    const [a, b] = [await issue('invoiceTemplate2'), await issue('invoiceTemplate2')];
    const both = await pay({ invoices: [{ uuid: a }, { uuid: b }] });
    const [ofOne, ofTwo, ofBoth] = [await widthOf(one), await widthOf(two), await widthOf(both)];
    expect(ofOne).not.toBeCloseTo(ofTwo, 1);
    expect(ofBoth).toBeCloseTo(ofOne, 1);
  });

  it('is a page too, and nothing of it is drawn for a HEAD', async () => {
    const { uuid } = await invoiceOf(await newClient('Page Harbor'));
    const paid = await pay({ invoices: [{ uuid }] });
    const page = await ana.get(`/api/v2/transactions/${paid}/receipt?modal=1`, { 'accept-encoding': 'identity' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Page Harbor');
  });

  it('is enclosed in mails with the same bytes', async () => {
    const { uuid, number } = await invoiceOf(await newClient('Mail Harbor'));
    const transaction = await pay({ invoices: [{ uuid }] });
    const { pool, documents, log } = api.app;
    const by = { pool, documents, log, signal: new AbortController().signal };
    const enclosed = await drawReceipt(by, shop.scope(), { transaction, language: 'en' });
    expect([enclosed.name, enclosed.type]).toEqual([`receipt-${number}.pdf`, 'application/pdf']);
    expect(Buffer.from(enclosed.bytes).equals((await ana.get(urlOf(transaction))).rawPayload)).toBe(true);
  });
});

describe('who gets a receipt', () => {
  it('is the company, and no other', async () => {
    const { uuid } = await invoiceOf(await newClient('Own Harbor'));
    const paid = await pay({ invoices: [{ uuid }] });
    expect((await gil.get(urlOf(paid))).statusCode).toBe(404);
    expect((await api.anonymous.get(urlOf(paid))).statusCode).toBe(401);
  });

  it('is who has the link of the invoice that it pays', async () => {
    const [mine, others] = [await invoiceOf(await newClient('Payer')), await invoiceOf(await newClient('Stranger'))];
    const [paid, of] = [
      await pay({ invoices: [{ uuid: mine.uuid }] }),
      await pay({ invoices: [{ uuid: others.uuid }] }),
    ];
    expect(await textOf(publicUrl(mine, paid), api.anonymous)).toContain('Payer');
    expect((await api.anonymous.get(publicUrl(mine, of))).statusCode).toBe(404);
    expect((await api.anonymous.get(publicUrl({ ...mine, public_hash: 'a'.repeat(32) }, paid))).statusCode).toBe(404);
    const shown = (await api.anonymous.get(`/api/v2/public/invoices/individual/${mine.public_hash}`)).json();
    expect(shown.receipts).toMatchObject([{ uuid: paid, amount: '108.00' }]);
  });
});
