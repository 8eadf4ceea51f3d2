import { describe, expect, it } from 'vitest';
import { demoApp, testApp, type ServedApp, type TestClient } from '../../../../tests/support/app.ts';
import { waitingIn } from '../../../../domain/company/home/attention.ts';
import { comingLists, figureLists, owedList, type ListFilter } from '../../../../domain/company/home/lists.ts';
import { addDays } from '../../../../domain/dates/date.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import type { ListSummary } from '../../../../domain/lists/summary.ts';
import { loadTenant } from '../../../start/demo/bulk/bulk.ts';
import type { Transaction } from '../../../../schemas/resources/payments/transactions.ts';
import type { Home } from '../home/read.ts';

const demo = await demoApp();
const generated = await generatedCompany();

/** A company of the bulk load, as of today, whose user is Ana. */
async function generatedCompany(): Promise<ServedApp> {
  const api = await testApp();
  await loadTenant(api.ownerPool, 'load-001', 900);
  await api.ownerPool.query(
    `insert into user_references (user_uuid, kind, value) select uuid, 'tenant', 'load-001' from users where email = 'ana@acme.test'`,
  );
  api.clock.set(new Date());
  return api;
}

const companies = {
  acme: await demo.signIn('ana@acme.test'),
  globex: await demo.signIn('gil@globex.test'),
  generated: await generated.signIn('ana@acme.test', { tenant: 'load-001' }),
} satisfies Record<string, TestClient>;

type Booked = Required<Pick<Transaction, 'currency' | 'kind' | 'means' | 'paid_on' | 'amount'>> &
  Pick<Transaction, 'invoice'>;

const homeOf = async (client: TestClient): Promise<Home> => (await client.get('/api/v2/home')).json();

/** Returns the summary of a list. */
async function listed(client: TestClient, filter: ListFilter) {
  const [path, amount] = filter['means']
    ? (['transactions', 'amount'] as const)
    : (['invoice/invoices-single', filter['status'] === 'billed' ? 'open_amount' : 'amount'] as const);
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const { sums = [] } = (await client.get(`/api/v2/${path}/summary?${query}`)).json<ListSummary>();
  return sums
    .filter(({ by }) => by !== 'exchange_currency')
    .map(({ count, amounts }) => ({ amount: amounts[amount], count }));
}

/** Returns all rows of a list. */
async function rowsOf<Row = Invoice>(
  client: TestClient,
  query: string,
  of = 'invoice/invoices-single',
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { results } = (await client.get(`/api/v2/${of}?${query}&per_page=100&page=${page}`)).json();
    rows.push(...results);
    if (results.length < 100) return rows;
  }
}

describe.each(Object.entries(companies))('the home page of %s', (name, client) => {
  it('has in each figure the sum of its list', async () => {
    const { figures, month, next } = await homeOf(client);
    expect(figures.length).toBeGreaterThan(0);
    for (const { currency, due, overdue, received, expected } of figures) {
      const lists = figureLists(currency, { month, next });
      const is = { due, overdue, received, invoices: expected.invoices, scheduled: expected.scheduled };
      for (const [figure, { amount, count }] of Object.entries(is)) {
        const list = await listed(client, lists[figure as keyof typeof lists]);
        expect(list, `${figure} ${currency}`).toEqual(count === 0 ? [] : [{ amount, count }]);
      }
      expect(expected.amount).toBe(sumAmounts([expected.invoices.amount, expected.scheduled.amount], 2));
    }
  });

  it('counts over all currencies what its lists of all currencies have', async () => {
    const { figures, month, next } = await homeOf(client);
    const lists = figureLists(undefined, { month, next });
    for (const figure of ['due', 'overdue', 'received'] as const) {
      const count = figures.reduce((sum, each) => sum + each[figure].count, 0);
      const list = await listed(client, lists[figure]);
      expect([figure, list.reduce((sum, each) => sum + each.count, 0)]).toEqual([figure, count]);
    }
  });

  it('names the payers that have been overdue the longest, with the sums of their lists', async () => {
    const { owing, figures } = await homeOf(client);
    const overdue = await rowsOf(client, 'sort=due_date&status=billed&is_overdue=true');
    const payerOf = (row: Invoice) => row.payment_responsible?.uuid ?? row.service_buyer?.uuid;
    const pairs = new Set(overdue.map((row) => `${payerOf(row)} ${row.currency}`));
    expect(owing).toHaveLength(Math.min(pairs.size, 5));
    const dates = owing.map(({ oldest }) => oldest);
    expect(dates).toEqual(dates.toSorted());
    for (const { payer, currency, amount, count, oldest, invoice } of owing) {
      expect(await listed(client, owedList(payer.uuid, currency))).toEqual([{ amount, count }]);
      const own = overdue.filter((row) => row.currency === currency && payerOf(row) === payer.uuid);
      expect([own[0]?.due_date, own.length === 1 ? own[0]?.uuid : undefined]).toEqual([oldest, invoice]);
      expect((own[0]?.payment_responsible ?? own[0]?.service_buyer)?.name).toBe(payer.name);
    }
    for (const { currency, overdue: late } of figures) {
      const [first] = overdue.filter((row) => row.currency === currency);
      expect(late.oldest).toBe(first?.due_date);
    }
  });

  it('has in each week the sums of its lists', async () => {
    const { weeks } = await homeOf(client);
    expect(weeks).toHaveLength(13);
    const some = weeks.flatMap((week) => week.sums.map((sum) => ({ ...sum, week })));
    for (const { week, currency, invoices, scheduled } of some) {
      const lists = comingLists(currency, week);
      for (const [is, { amount, count }] of [
        [lists.invoices, invoices] as const,
        [lists.scheduled, scheduled] as const,
      ])
        expect(await listed(client, is), `${currency} ${week.from}`).toEqual(count === 0 ? [] : [{ amount, count }]);
    }
    expect(some.some(({ invoices, scheduled }) => invoices.count + scheduled.count > 0)).toBe(true);
  });

  it('adds up the invoices that a client of the API reads one by one', async () => {
    const { figures, today, month, next } = await homeOf(client);
    const invoices = await rowsOf(client, 'sort=number&status=billed,paid');
    const future = await rowsOf(client, 'sort=created&status=future');
    const bookings = await rowsOf<Booked>(client, 'sort=paid_on', 'transactions');
    for (const { currency, due, overdue, received, expected } of figures) {
      const sum = (rows: readonly Invoice[], holds: (invoice: Invoice) => boolean | undefined) => {
        const matching = rows.filter((row) => row.currency === currency && holds(row));
        return {
          amount: sumAmounts(
            matching.map((row) => (row.status === 'billed' ? row.open_amount : row.total) ?? '0'),
            2,
          ),
          count: matching.length,
        };
      };
      const isNext = ({ due_date: date }: Invoice) => date >= next.from && date <= next.to;
      expect(due).toMatchObject(sum(invoices, (row) => row.status === 'billed' && !row.is_overdue));
      expect(overdue).toMatchObject(sum(invoices, (row) => row.is_overdue));
      const booked = bookings.filter((row) => row.currency === currency);
      const arrived = booked.filter(
        (row) => row.means === 'money' && row.paid_on >= month.from && row.paid_on <= month.to,
      );
      expect(received).toMatchObject({
        amount: sumAmounts(
          arrived.map(({ amount }) => amount),
          2,
        ),
        count: arrived.length,
      });
      expect(expected.invoices).toEqual(sum(invoices, (row) => row.status === 'billed' && isNext(row)));
      // A paused invoice is listed, but not expected.
      expect(expected.scheduled).toEqual(sum(future, (row) => row.schedule_status !== 'paused' && isNext(row)));
      const ago = (await homeOf(client)).month_before.to;
      // What is open today, and what was booked since.
      const openAgo = (holds: (invoice: Invoice) => boolean) => {
        const were = invoices.filter((row) => row.currency === currency && row.created <= ago && holds(row));
        // A refund opens no invoice again.
        const since = booked.filter(
          ({ invoice, paid_on: day, kind }) =>
            kind !== 'refund' && day > ago && were.some(({ uuid }) => uuid === invoice?.uuid),
        );
        return sumAmounts([...were.map((row) => row.open_amount ?? '0'), ...since.map(({ amount }) => amount)], 2);
      };
      expect(due.before).toBe(openAgo((row) => row.due_date > ago));
      expect(overdue.before).toBe(openAgo((row) => row.due_date <= ago));
    }
    expect(today >= month.from && today <= month.to, name).toBe(true);
  });

  it('counts what its lists of what needs attention have', async () => {
    const { attention, today } = await homeOf(client);
    const paths: Readonly<Record<string, string>> = { invoices: 'invoice/invoices-single' };
    for (const { name: item, count, resource, filter } of waitingIn(attention, today)) {
      // Runs list what they did; what is on hold is shown above.
      if (!filter) continue;
      const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
      const list = await client.get(`/api/v2/${paths[resource] ?? resource}?${query}`);
      expect([item, list.json().count]).toEqual([item, count]);
    }
  });

  it('counts as many overdue invoices as the menu of every page', async () => {
    const { figures } = await homeOf(client);
    const { overdue } = (await client.get('/api/v2/notices')).json();
    expect(overdue).toBe(figures.reduce((count, { overdue: late }) => count + late.count, 0));
  });

  it('has the latest invoices in their order', async () => {
    const { latest } = await homeOf(client);
    const { results } = (await client.get('/api/v2/invoice/latest-invoices')).json();
    const keys = (rows: readonly object[]) => rows.map((row) => ('uuid' in row ? row.uuid : undefined));
    expect(keys(latest)).toEqual(keys(results));
  });
});

describe('the home page', () => {
  it('names the next run and what it would issue', async () => {
    const { next_run: run, today } = await homeOf(companies.acme);
    const { days } = (await companies.acme.get(`/api/v2/runs/preview?until=${addDays(today, 60)}`)).json();
    const [first] = days;
    expect(run?.date).toBe(first.date);
    const sums = (
      await companies.acme.get(`/api/v2/runs/preview?from=${run?.date}&until=${run?.date}&per_page=1`)
    ).json();
    const counted = [...sums.days, ...sums.held_days].reduce((sum: number, { count }) => sum + count, 0);
    expect(counted).toBe(run?.count);
  });

  it('is only available for the user’s own company', async () => {
    const { company } = await homeOf(companies.globex);
    expect(company.name).toContain('Globex');
    expect((await companies.globex.get('/api/v2/home?tenant=acme')).statusCode).toBe(403);
    expect((await demo.anonymous.get('/api/v2/home')).statusCode).toBe(401);
  });

  it('has for an accountant what their lists allow, and no steps to take', async () => {
    const carla = await demo.signIn('carla@contas.test', { tenant: 'acme' });
    const { steps, ...visible } = await homeOf(carla);
    const { steps: own, ...whole } = await homeOf(companies.acme);
    expect(steps).toBeUndefined();
    expect(own).toMatchObject({ company: true, client: true, scenario: true, invoice: true, accountant: true });
    expect(visible).toEqual(whole);
  });
});
