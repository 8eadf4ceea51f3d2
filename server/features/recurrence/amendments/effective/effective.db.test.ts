import { describe, expect, it } from 'vitest';
import { lineBody } from '../../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../../tests/support/contractWorkshop.ts';
import { somebodyWith } from '../../../../../tests/support/rights.ts';

const { api, made, ana, itIs, contract, amend, foresee, invoicesOf, run } = await contractWorkshop({
  type: 'variable',
  due_date: '2026-04-01',
  due_date_contract: '2026-09-01',
  frequency: 6,
  billing_period: 'advance',
});
const url = '/api/v2/invoice/invoices-single';

interface Line {
  readonly price: string;
  readonly total: string;
  readonly net: string;
  readonly days?: number;
  readonly all_days?: number;
  readonly period?: object;
}

interface Shown {
  readonly uuid: string;
  readonly status: string;
  readonly net: string;
  readonly adjustments?: object[];
  readonly items_invoice: Line[];
}

/** Returns the invoice of a contract with a number, scheduled or issued. */
async function invoice(uuid: string, number: number): Promise<Shown> {
  const found = (await invoicesOf(uuid)).find((one) => one.occurrence === number);
  return (await ana.get(`${url}/${found?.uuid}`)).json();
}

const linesOf = ({ items_invoice: lines }: Shown) =>
  lines.map(({ days, all_days, price, total }) => [price, days && `${days} of ${all_days}`, total]);
const done = async (uuid: string, change: object): Promise<void> => {
  const answer = await amend(uuid, change);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
};
const priced = (price: string, more: object = {}) => lineBody(made, { quantity: '1', price, ...more });
const raise = (day: string, percent = '20') => ({ kind: 'adjust', percent, effective_on: day });
const notes = async (of: 'credit-notes' | 'debit-notes', invoiceOf: Shown) =>
  (await ana.get(`/api/v2/${of}?corrects=${invoiceOf.uuid}`)).json().results;

/** Issues the first invoice, for April. */
async function withAprilIssued(more: object = {}): Promise<string> {
  await itIs('2026-03-10T12:00:00Z');
  const uuid = await contract({ items_invoice: [priced('300.00')], ...more });
  await itIs('2026-03-25T12:00:00Z');
  await run();
  return uuid;
}

describe('an amendment inside the period of a scheduled invoice', () => {
  it('divides it by days, and holds for the following ones', async () => {
    const uuid = await contract({ items_invoice: [priced('300.00')] });
    await done(uuid, raise('2026-05-11'));
    expect(linesOf(await invoice(uuid, 1))).toEqual([['300.00', undefined, '300.00']]);
    const divided = await invoice(uuid, 2);
    expect(linesOf(divided)).toEqual([
      ['300.00', '10 of 31', '96.77'],
      ['360.00', '21 of 31', '243.87'],
    ]);
    expect(divided.items_invoice.map(({ period }) => period)).toEqual([
      { from: '2026-05-01', until: '2026-05-10' },
      { from: '2026-05-11', until: '2026-05-31' },
    ]);
    expect(linesOf(await invoice(uuid, 3))).toEqual([['360.00', undefined, '360.00']]);
  });

  it('is issued so', async () => {
    const uuid = await contract({ items_invoice: [priced('300.00')] });
    await done(uuid, raise('2026-04-16'));
    const scheduled = await invoice(uuid, 1);
    await itIs('2026-03-25T12:00:00Z');
    expect(await run()).toMatchObject({ held: 0 });
    const issued = await invoice(uuid, 1);
    expect(issued.status).toBe('billed');
    const shown = ({ items_invoice: lines }: Shown) =>
      lines.map(({ days, all_days, period, net }) => ({ days, all_days, period, net }));
    expect(shown(issued)).toEqual(shown(scheduled));
  });

  it('is the same on the first day of the period as without a day', async () => {
    const [one, other] = [await contract(), await contract()];
    await done(one, raise('2026-05-01'));
    await done(other, { kind: 'adjust', percent: '20', occurrence: 2 });
    for (const number of [1, 2, 3]) {
      expect(linesOf(await invoice(one, number))).toEqual(linesOf(await invoice(other, number)));
    }
  });

  it('divides a period that is divided already', async () => {
    const uuid = await contract({ items_invoice: [priced('300.00')] });
    await done(uuid, raise('2026-04-11'));
    await done(uuid, { kind: 'lines', items_invoice: [priced('90.00')], effective_on: '2026-04-21' });
    expect(linesOf(await invoice(uuid, 1))).toEqual([
      ['300.00', '10 of 30', '100.00'],
      ['360.00', '10 of 30', '120.00'],
      ['90.00', '10 of 30', '30.00'],
    ]);
    expect(linesOf(await invoice(uuid, 2))).toEqual([['90.00', undefined, '90.00']]);
  });

  it('may begin earlier than before, but not change nothing', async () => {
    const uuid = await contract({ items_invoice: [priced('300.00')] });
    const change = { kind: 'lines', items_invoice: [priced('360.00')] };
    await done(uuid, { ...change, effective_on: '2026-04-21' });
    await done(uuid, { ...change, effective_on: '2026-04-11' });
    expect(linesOf(await invoice(uuid, 1))).toEqual([
      ['300.00', '10 of 30', '100.00'],
      ['360.00', '20 of 30', '240.00'],
    ]);
    const again = await amend(uuid, { ...change, effective_on: '2026-05-11' });
    expect([again.statusCode, Object.keys(again.json().errors ?? {})]).toEqual([400, ['items_invoice']]);
  });

  it('leaves the document without adjustments: each line has its share', async () => {
    const adjustments = [{ kind: 'discount', percent: '10', reason: 'Loyalty' }];
    const uuid = await contract({ items_invoice: [priced('300.00')], adjustments });
    await done(uuid, { ...raise('2026-04-16', '100'), reach: 'only', occurrence: 1 });
    const divided = await invoice(uuid, 1);
    expect([divided.adjustments, divided.net]).toEqual([undefined, '405.00']);
    expect(divided.items_invoice).toMatchObject([
      { total: '135.00', adjustments: [{ kind: 'discount', amount: '30.00', reason: 'Loyalty' }] },
      { total: '270.00', adjustments: [{ kind: 'discount', amount: '60.00', reason: 'Loyalty' }] },
    ]);
    expect(await invoice(uuid, 2)).toMatchObject({ net: '270.00', adjustments });
  });

  it('keeps the division when other terms change', async () => {
    const uuid = await contract({ items_invoice: [priced('300.00')] });
    await done(uuid, raise('2026-04-16'));
    await done(uuid, { kind: 'details', company_number: 'A-1', effective_on: '2026-04-20' });
    expect(linesOf(await invoice(uuid, 1))).toHaveLength(2);
    expect(await invoice(uuid, 1)).toMatchObject({ company_number: 'A-1' });
  });

  it.each([
    [raise('2027-01-01'), 'effective_on'],
    [{ ...raise('2026-05-11'), reach: 'only', occurrence: 1 }, 'effective_on'],
    [
      { kind: 'lines', items_invoice: [priced('1.00', { days: 3, all_days: 30 })], effective_on: '2026-05-11' },
      'items_invoice.0.days',
    ],
    [{ kind: 'lines', items_invoice: [priced('1.00', { days: 3, all_days: 30 })] }, 'items_invoice.0.days'],
    [
      { kind: 'lines', reach: 'only', occurrence: 1, items_invoice: [priced('1.00', { days: 31, all_days: 30 })] },
      'items_invoice.0.days',
    ],
  ])('is refused for %j at its field', async (change, path) => {
    const answer = await amend(await contract(), change);
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [path]]);
  });

  it('is refused without periods', async () => {
    const answer = await amend(await contract({ billing_period: 'none' }), raise('2026-05-11'));
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ['effective_on']]);
  });
});

describe('an amendment inside the period of an issued invoice', () => {
  it('bills what is more on the next invoice, for the days that it is for', async () => {
    const uuid = await withAprilIssued();
    const preview = (await foresee(uuid, raise('2026-04-11'))).json();
    expect(preview.corrections).toMatchObject([
      { occurrence: 1, credited: '0.00', billed: '40.00', is_debited: false },
    ]);
    // The next invoice rises by more than its prices.
    expect(preview.adjusted).toEqual({ percent: '20.0000', percent_asked: '20', deviates: false });
    await done(uuid, raise('2026-04-11'));
    const next = await invoice(uuid, 2);
    expect(linesOf(next)).toEqual([
      ['360.00', undefined, '360.00'],
      ['40.00', undefined, '40.00'],
    ]);
    expect(next.items_invoice[1]).toMatchObject({
      unit_code: 'LS',
      period: { from: '2026-04-11', until: '2026-04-30' },
    });
    expect(linesOf(await invoice(uuid, 3))).toEqual([['360.00', undefined, '360.00']]);
  });

  it('credits what is less by a note on it', async () => {
    const uuid = await withAprilIssued();
    await done(uuid, raise('2026-04-16', '-50'));
    const issued = await invoice(uuid, 1);
    expect(linesOf(issued)).toEqual([['300.00', undefined, '300.00']]);
    expect(await notes('credit-notes', issued)).toMatchObject([{ status: 'issued', net: '75.00' }]);
    expect(linesOf(await invoice(uuid, 2))).toEqual([['150.00', undefined, '150.00']]);
  });

  it('corrects from what was corrected before, so that all adds up to the terms of each day', async () => {
    const uuid = await withAprilIssued();
    await done(uuid, raise('2026-04-11'));
    await done(uuid, { kind: 'lines', items_invoice: [priced('90.00')], effective_on: '2026-04-21' });
    const issued = await invoice(uuid, 1);
    const credited = await notes('credit-notes', issued);
    expect(credited).toMatchObject([{ net: '90.00' }]);
    // 300.00 issued, 40.00 further and 90.00 credited are 100.00 + 120.00 + 30.00.
    expect(linesOf(await invoice(uuid, 2))).toEqual([
      ['90.00', undefined, '90.00'],
      ['40.00', undefined, '40.00'],
    ]);
  });

  it('keeps the further line as it is billed, when prices change again', async () => {
    const uuid = await withAprilIssued();
    await done(uuid, raise('2026-04-11'));
    await done(uuid, { kind: 'adjust', percent: '10' });
    await itIs('2026-04-25T12:00:00Z');
    await run();
    const billed = await invoice(uuid, 2);
    expect(billed.status).toBe('billed');
    expect(linesOf(billed)).toEqual([
      ['396.00', undefined, '396.00'],
      ['40.00', undefined, '40.00'],
    ]);
    await done(uuid, raise('2026-05-31', '-10'));
    expect(await notes('credit-notes', billed)).toMatchObject([{ net: '1.27' }]);
  });

  it('needs the right to create and issue the note', async () => {
    const uuid = await withAprilIssued();
    const bob = await somebodyWith(api, ['contracts:show', 'contracts:amend', 'credit-notes:create']);
    const answer = await bob.put(`/api/v2/contracts/${uuid}/amend`, raise('2026-04-16', '-50'));
    expect(answer.statusCode).toBe(403);
    expect(await notes('credit-notes', await invoice(uuid, 1))).toEqual([]);
  });

  it('charges what is more by a debit note, if no invoice follows', async () => {
    const uuid = await withAprilIssued({ frequency: 1, due_date_contract: '2026-04-01' });
    await done(uuid, raise('2026-04-16'));
    const issued = await invoice(uuid, 1);
    expect(await notes('debit-notes', issued)).toMatchObject([{ status: 'issued', net: '30.00' }]);
  });

  it('is refused for new lines that no invoice could bill', async () => {
    const uuid = await withAprilIssued({ frequency: 1, due_date_contract: '2026-04-01' });
    const lines = [priced('300.00'), priced('20.00')];
    const answer = await amend(uuid, { kind: 'lines', items_invoice: lines, effective_on: '2026-04-16' });
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ['effective_on']]);
  });
});
