import { describe, expect, it } from 'vitest';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const shop = await testWorkshop();
const { api } = shop;
api.clock.set('2026-03-20T15:00:00Z');
const ana = await api.signIn('ana@acme.test');
const at = '/api/v2/transactions';

/** Issues an invoice of 1080.00 on 10 March, ten days ago. */
const written = async (change: Parameters<typeof shop.written>[0] = {}) => {
  api.clock.set('2026-03-10T15:00:00Z');
  const invoice = await shop.written(change);
  api.clock.set('2026-03-20T15:00:00Z');
  return invoice;
};

const send = async (lines: readonly string[], { query = '', fields = {}, who = ana } = {}) =>
  who.post(`${at}/import${query}`, formOf(lines.join('\n'), fields), { 'accept-language': 'en' });
const run = async (lines: readonly string[], fields = {}) => (await send(lines, { fields })).json();
const preview = async (lines: readonly string[]) => (await send(lines, { query: '?preview=true' })).json();
const receiptsOf = async (invoice: string) =>
  (await ana.get(`${at}?invoice=${invoice}&sort=paid_on`)).json().results as Record<string, unknown>[];
const invoiceOf = async (uuid: string) => (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();

const heading = 'Rechnungsnummer;Zahlungsdatum;Betrag;Währung;Gebühr;Verwendungszweck';

describe('a file of receipts', () => {
  it('books on an open invoice of the previous system by its number there', async () => {
    const head = 'company_number,client,created,due_date,currency,amount';
    const file = formOf(`${head}\nALT-9,Blue Harbor Inc,2026-01-10,2026-02-10,BRL,300`);
    expect((await ana.post('/api/v2/invoice/invoices-single/import', file)).statusCode).toBe(200);
    expect(await run([heading, 'ALT-9;12.03.2026;100,00;BRL;;'])).toMatchObject({ created: 1 });
    const [invoice] = (await ana.get('/api/v2/invoice/invoices-single?search=ALT-9')).json().results;
    expect(invoice).toMatchObject({ open_amount: '200.00' });
  });

  it('books each row as a receipt that is entered by hand; parts of one invoice add up', async () => {
    const [first, second] = [await written(), await written({ company_number: 'PO-77/A' })];
    const lines = [
      heading,
      `${first.number};12.03.2026;400,00;BRL;2,50;Wire 1`,
      `${first.number};15.03.2026;680,00;;;Wire 2`,
      `PO-77/A;16.03.2026;;;;`,
    ];
    expect(await preview(lines)).toMatchObject({
      created: 3,
      refused: [],
      rows: [{ name: `${first.number}` }, {}, {}],
    });
    expect(await receiptsOf(first.uuid)).toEqual([]);
    expect(await run(lines)).toMatchObject({ created: 3, unchanged: 0 });
    expect(await receiptsOf(first.uuid)).toMatchObject([
      {
        kind: 'receipt',
        paid_on: '2026-03-12',
        amount: '400.00',
        fee: '2.50',
        remaining_amount: '397.50',
        note: 'Wire 1',
      },
      { kind: 'receipt', paid_on: '2026-03-15', amount: '680.00', fee: '0.00', note: 'Wire 2' },
    ]);
    expect(await receiptsOf(second.uuid)).toMatchObject([{ paid_on: '2026-03-16', amount: '1080.00' }]);
    expect(await invoiceOf(first.uuid)).toMatchObject({ status: 'paid', paid_on: '2026-03-15' });
    expect(await run(lines)).toMatchObject({ created: 0, unchanged: 3 });
    expect(await receiptsOf(first.uuid)).toHaveLength(2);
  });

  it('books no receipt that was entered by hand, and both of two equal rows', async () => {
    const { uuid, number } = await written();
    await ana.put(`/api/v2/invoice/status/${uuid}`, {
      status: 'paid',
      amount: '300.00',
      exchange_currency: 'BRL',
      payment_date: '2026-03-14 10:00:00',
    });
    const row = `${number};14.03.2026;300,00;;;Wire`;
    expect(await run([heading, row, row])).toMatchObject({ created: 1, unchanged: 1 });
    expect(await run([heading, row, row])).toMatchObject({ created: 0, unchanged: 2 });
    expect(await receiptsOf(uuid)).toHaveLength(2);
  });

  it('converts what was received in another currency', async () => {
    const { uuid, number } = await written({ currency: 'USD' });
    const lines = [
      'Invoice,Payment date,Amount,Currency received,Exchange rate,Fee',
      `#${number},2026-03-12,100.00,BRL,5.4321,3.00`,
    ];
    expect(await run(lines)).toMatchObject({ created: 1 });
    expect(await receiptsOf(uuid)).toMatchObject([
      { currency: 'USD', exchange_currency: 'BRL', exchange_rate: '5.4321', remaining_amount: '540.21' },
    ]);
  });

  it('reports each row that cannot be booked at its cell, and books none of them', async () => {
    const [open, paid, draft] = [await written(), await written(), await written({ is_draft: true })];
    await ana.put(`/api/v2/invoice/status/${paid.uuid}`, { status: 'paid' });
    const { refused, created, bad_rows } = await preview([
      heading,
      `${open.number};12.03.2026;1000,00;;;`,
      `${open.number};13.03.2026;100,00;;;`,
      `${paid.number};13.03.2026;1,00;;;`,
      `999999;13.03.2026;1,00;;;`,
      `${open.number};13.03.2026;80,00;USD;;`,
      `${open.number};13.04.2026;80,00;;;`,
      `${open.number};01.03.2026;80,00;;;`,
      `${open.number};13.03.2026;-80,00;;;`,
      `${open.number};13.03.2026;80,00;;90;`,
      `${open.number};;80,00;;;`,
      `${open.number};13.03.2026;80,00;;;`,
    ]);
    expect(draft.number).toBeNull();
    expect([created, bad_rows]).toEqual([2, 9]);
    expect(refused.map(({ row, column, detail }: Record<string, unknown>) => [row, column, detail])).toEqual([
      [3, 'amount', 'The amount is more than is open'],
      [4, 'invoice', 'This invoice is not open'],
      [5, 'invoice', '“999999” was not found. Correct it or add it first'],
      [6, 'currency', 'The invoice is in BRL. Enter the amount in this currency'],
      [7, 'paid_on', 'The payment date cannot be in the future'],
      [8, 'paid_on', 'The payment date cannot be before the issue date'],
      [9, 'amount', expect.any(String)],
      [10, 'fee', expect.any(String)],
      [11, 'paid_on', 'Required field'],
    ]);
  });

  it('names the missing column', async () => {
    const answer = await send(['Color,Amount', 'red,1']);
    expect([answer.statusCode, answer.json().errors.file]).toEqual([
      400,
      'No column identifies the records. Choose the column for: Invoice or Paid on',
    ]);
  });

  it('is refused to those who may not record receipts, and finds no invoice of another company', async () => {
    const { number } = await written();
    const lines = [heading, `${number};12.03.2026;1,00;;;`];
    const clerk = await somebodyWith(api, ['transactions:import']);
    expect((await send(lines, { who: clerk })).statusCode).toBe(403);
    const gil = await api.signIn('gil@globex.test');
    expect((await send(lines, { who: gil })).json().errors).toMatchObject({ 'rows.2.invoice': expect.any(String) });
  });
});
