import { expect, it } from 'vitest';
import { lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';

const { ana, api, at, amend, made, contract, foresee, itIs, run, invoicesOf } = await contractWorkshop();

const line = (price: string) => lineBody(made, { price });
const rows = [
  { row: 'heading', description: 'Every month' },
  line('100.00'),
  { row: 'subtotal' },
  { row: 'text', description: 'Thank you.' },
];
const answered = (total: string) => [
  { row: 'heading', description: 'Every month' },
  { total },
  { row: 'subtotal', total },
  { row: 'text', description: 'Thank you.' },
];
const invoice = async (uuid: string) => (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();
const first = async (uuid: string) => (await invoicesOf(uuid))[0]?.uuid ?? '';

it('each invoice of a contract has its texts, headings and subtotals, scheduled, issued and drawn', async () => {
  const uuid = await contract({ items_invoice: rows, due_date: '2026-03-15', due_date_contract: '2027-02-15' });
  expect((await ana.get(`${at}/${uuid}`)).json().items_invoice).toMatchObject(answered('100.00'));
  const key = await first(uuid);
  expect((await invoice(key)).items_invoice).toMatchObject(answered('100.00'));
  await run();
  const issued = await invoice(key);
  expect(issued).toMatchObject({ status: 'billed', subtotal: '100.00', items_invoice: answered('100.00') });
  const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${key}&locale=en&format=pdf`;
  const { pages } = await readPdf((await ana.get(url)).rawPayload);
  expect(pages.join(' ')).toMatch(/Every month.*Consulting.*100\.00.*Subtotal.*100\.00.*Thank you\./s);
});

it('an amendment of prices keeps them, and one of lines changes them', async () => {
  const uuid = await contract({ items_invoice: rows });
  expect((await amend(uuid, { kind: 'adjust', percent: '10' })).statusCode).toBe(200);
  expect((await invoice(await first(uuid))).items_invoice).toMatchObject(answered('110.00'));
  const same = { kind: 'lines', items_invoice: rows.with(1, line('110.00')) };
  expect((await foresee(uuid, same)).statusCode).toBe(400);
  const [heading, ...others] = same.items_invoice;
  const renamed = { kind: 'lines', items_invoice: [{ ...heading, description: 'Each month' }, ...others] };
  expect((await amend(uuid, renamed)).statusCode).toBe(200);
  const now = (await invoice(await first(uuid))).items_invoice;
  expect(now).toMatchObject(answered('110.00').with(0, { row: 'heading', description: 'Each month' }));
});

it('a renamed item leaves them as they are', async () => {
  const uuid = await contract({ items_invoice: rows });
  await itIs('2026-03-11T15:00:00Z');
  await ana.put(`/api/v2/invoice/items/${made.item}`, { description: 'Advice' });
  const [, billed] = (await invoice(await first(uuid))).items_invoice;
  expect(billed.item.description).toBe('Advice');
  expect((await invoice(await first(uuid))).items_invoice).toMatchObject(answered('100.00'));
  await ana.put(`/api/v2/invoice/items/${made.item}`, { description: 'Consulting' });
});

it('a contract, and an amendment of its lines, have at least one line', async () => {
  const headings = rows.slice(0, 1);
  const uuid = await contract({ items_invoice: rows });
  const terms = (await ana.get(`${at}/${uuid}`)).json();
  const created = await ana.post(`${at}/create`, { ...terms, items_invoice: headings });
  const amended = await amend(uuid, { kind: 'lines', items_invoice: headings });
  for (const answer of [created, amended]) {
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain('items_invoice');
  }
  const { rows: found } = await api.ownerPool.query('select from contract_items where row is null and total is null');
  expect(found).toEqual([]);
});
