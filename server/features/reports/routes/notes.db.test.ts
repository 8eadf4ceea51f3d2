import { expect, it } from 'vitest';
import { invoiceBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { checkCells, readReport } from '../../../../tests/support/reportCells.ts';

const { api, made, ana, itIs } = await contractWorkshop();
const url = '/api/v2/invoice/invoices-single';
const year = { from: '2026-03-01', to: '2026-12-31' };

/** Issues an invoice of 1,080.00 today. */
async function issued() {
  const { uuid } = (await ana.post(`${url}/create`, invoiceBody(made))).json();
  return (await ana.get(`${url}/${uuid}`)).json();
}

/** Issues a note of 108.00 on an invoice today. */
async function noted(invoice: { uuid: string; items_invoice: { uuid: string }[] }, as: 'credit' | 'debit') {
  const lines = [{ uuid: invoice.items_invoice[0]?.uuid, amount: '100.00' }];
  const note = (await ana.post(`${url}/${invoice.uuid}/correct`, { reason: 'Wrong', as, lines })).json();
  const answer = await ana.put(`/api/v2/${as}-notes/${note.uuid}/issue`, {});
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Returns what a report has by group. */
async function amountsOf(name: string, query: Record<string, string> = {}) {
  const { results } = await readReport(ana, name, { ...year, ...query });
  return Object.fromEntries(results.map(({ group, values }) => [String(group), values]));
}

it('a note counts in the month of its own date, and its invoice stays in that of the invoice', async () => {
  const invoice = await issued();
  const { total } = invoice;
  await itIs('2026-04-05T15:00:00Z');
  await noted(invoice, 'credit');
  await itIs('2026-05-06T15:00:00Z');
  await noted(invoice, 'debit');
  await noted(invoice, 'debit');
  const none = { invoiced: '0.00', credited: '0.00', debited: '0.00', count: 0 };
  expect(await amountsOf('issued')).toEqual({
    '2026-03': { ...none, amount: total, invoiced: total, count: 1 },
    '2026-04': { ...none, amount: '-108.00', credited: '108.00' },
    '2026-05': { ...none, amount: '216.00', debited: '216.00' },
  });
  const sum = (Number(total) + 108).toFixed(2);
  const whole = { amount: sum, invoiced: total, credited: '108.00', debited: '216.00', count: 1 };
  expect(await amountsOf('issued', { by: 'client' })).toEqual({ [invoice.service_buyer_uuid]: whole });
  expect(Object.values(await amountsOf('countries'))).toEqual([whole]);
  expect(await amountsOf('issued', { by: 'client', type: 'recurring' })).toEqual({});
  expect(Object.values(await amountsOf('issued', { by: 'client', type: 'individual' }))).toEqual([whole]);
  expect(await amountsOf('issued', { apart: 'true' })).toEqual({});
  // Before the first note the client has the invoice alone, and in its month nothing else.
  expect(Object.values(await amountsOf('clients', { to: '2026-03-31' }))).toMatchObject([{ amount: total }]);
  expect(Object.values(await amountsOf('clients', { from: '2026-04-01', to: '2026-04-30' }))).toMatchObject([
    { amount: '-108.00', count: 0 },
  ]);
  const { results } = (await ana.get('/api/v2/reports')).json();
  expect(results.find(({ report }: { report: string }) => report === 'issued').amount).toBe('216.00');
  const at = `/api/v2/entities/${invoice.service_buyer_uuid}/statement?from=2026-04-01&to=2026-12-31`;
  expect((await ana.get(at)).json().rows).toMatchObject([
    { kind: 'credit_note', day: '2026-04-05', note_number: '1', change: '-108.00' },
    { kind: 'debit_note', day: '2026-05-06', note_number: '1', change: '108.00' },
    { kind: 'debit_note', day: '2026-05-06', note_number: '2', change: '108.00' },
  ]);
  for (const declared of api.app.reports.filter(({ report }) => ['issued', 'clients'].includes(report.name))) {
    expect(await checkCells(ana, declared, { ...year, compare: 'true' })).toBeGreaterThan(1);
  }
});
