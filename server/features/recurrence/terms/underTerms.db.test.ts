import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../domain/dates/date.ts';
import { issueDateUnder } from '../../../../domain/paymentTerms/dueDate.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, ana, contract, invoicesOf, amend, itIs, run } = await contractWorkshop();
const terms = '/api/v2/payment-terms';
const thirty = await make(ana, terms, { name: '30', rule: 'days', days: 30 });
const endOfMonth = await make(ana, terms, { name: '30 EOM', rule: 'days_end_of_month', days: 30 });

const client = (payment_terms?: string) =>
  make(ana, '/api/v2/entities', { name: 'C', location: usLocation, ...(payment_terms && { payment_terms }) });
const give = async (uuid: string, payment_terms: string | null) => {
  const record = (await ana.get(`/api/v2/entities/${uuid}`)).json();
  const answer = await ana.put(`/api/v2/entities/${uuid}`, { ...record, payment_terms });
  expect(answer.json()).not.toHaveProperty('code');
};
const datesOf = async (uuid: string) => (await invoicesOf(uuid)).map(({ created }) => created);

it('the database and the domain name the same issue date', async () => {
  const someTerms = fc.record({
    rule: fc.constantFrom('days', 'days_end_of_month', 'day_of_month'),
    days: fc.integer({ min: 0, max: 365 }),
    day: fc.integer({ min: 1, max: 31 }),
    months: fc.integer({ min: 1, max: 12 }),
    due: fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1999-12-25', days)),
  });
  const cases = fc.sample(someTerms, 2_000);
  const { rows } = await api.ownerPool.query(
    `select issue_date_of(due, 10, rule, days, day, months)::text as date
     from rows from (jsonb_to_recordset($1) as (due date, rule text, days integer, day integer, months integer)) with ordinality
     order by ordinality`,
    [JSON.stringify(cases)],
  );
  expect(rows.map(({ date }) => date)).toEqual(cases.map((one) => issueDateUnder(one, one.due)));
});

// The database does not follow the clock of a test, and moves no date to before its own today.
const later = '2046-03-10T15:00:00Z';
const ofLater = { frequency: 3, due_date: '2046-03-31', due_date_contract: '2046-05-31' };

// The invoices are due on 31 March, 30 April and 31 May; today is 10 March, the lead days are 10.
describe('the invoices of a contract', () => {
  it('are issued by the payment terms of the client instead of the lead days', async () => {
    const uuid = await contract({ frequency: 3, service_buyer_uuid: await client(thirty) });
    expect(await datesOf(uuid)).toEqual(['2026-03-10', '2026-03-31', '2026-05-01']);
  });

  it('are issued by those of their payer', async () => {
    const payer = await make(ana, '/api/v2/entities', {
      name: 'P',
      location: usLocation,
      is_payment_responsible: true,
      payment_terms: endOfMonth,
    });
    const parties = { service_buyer_uuid: await client(), payment_responsible_uuid: payer };
    expect(await datesOf(await contract({ frequency: 3, ...parties }))).toEqual([
      '2026-03-10',
      '2026-03-31',
      '2026-05-01',
    ]);
    await give(payer, null);
    expect(await datesOf(await contract({ frequency: 3, ...parties }))).toEqual([
      '2026-03-21',
      '2026-04-20',
      '2026-05-21',
    ]);
  });

  it('are not issued before today with new terms', async () => {
    const buyer = await client();
    const uuid = await contract({ frequency: 1, service_buyer_uuid: buyer });
    await give(buyer, thirty);
    expect(await datesOf(uuid)).toEqual(['2026-03-21']);
  });

  it('move with the terms of the client, except issued ones, and no due date moves', async () => {
    await itIs(later);
    const buyer = await client();
    const uuid = await contract({ ...ofLater, service_buyer_uuid: buyer });
    const other = await contract({ ...ofLater, service_buyer_uuid: await client() });
    await itIs('2046-03-22T15:00:00Z');
    await run();
    const before = await invoicesOf(uuid);
    await give(buyer, thirty);
    const after = await invoicesOf(uuid);
    expect(after.map(({ created }) => created)).toEqual([before[0]?.created, '2046-03-31', '2046-05-01']);
    expect(after.map(({ due_date }) => due_date)).toEqual(before.map(({ due_date }) => due_date));
    expect((await datesOf(other)).slice(1)).toEqual(['2046-04-20', '2046-05-21']);
    await give(buyer, null);
    expect((await datesOf(uuid)).slice(1)).toEqual(['2046-04-20', '2046-05-21']);
  });

  it('move with the rule of the terms', async () => {
    await itIs(later);
    const some = { name: 'Some', rule: 'days', days: 20 };
    const of = await make(ana, terms, some);
    const uuid = await contract({ ...ofLater, service_buyer_uuid: await client(of) });
    expect(await datesOf(uuid)).toEqual(['2046-03-11', '2046-04-10', '2046-05-11']);
    await ana.put(`${terms}/${of}`, { ...some, rule: 'day_of_month', day: 31, months: 1 });
    expect(await datesOf(uuid)).toEqual(['2046-03-10', '2046-03-31', '2046-04-30']);
  });

  it('do not move with the lead days', async () => {
    const uuid = await contract({ frequency: 2, service_buyer_uuid: await client(thirty) });
    await ana.put('/api/v2/issue-settings', { issue_lead_days: 5 });
    expect(await datesOf(uuid)).toEqual(['2026-03-10', '2026-03-31']);
    await ana.put('/api/v2/issue-settings', { issue_lead_days: 10 });
  });

  it('that an amendment adds are issued by the terms too', async () => {
    const uuid = await contract({ frequency: 1, service_buyer_uuid: await client(thirty) });
    expect((await amend(uuid, { kind: 'extend', frequency: 2 })).statusCode).toBe(200);
    expect(await datesOf(uuid)).toEqual(['2026-03-10', '2026-03-31']);
  });
});
