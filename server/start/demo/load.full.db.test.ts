import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, testDatabase } from '../../../tests/support/database.ts';
import { runRules } from '../../../domain/rules/rules.ts';
import { loadDemo } from './load.ts';
import { acme } from './acme/acme.ts';
import { globex } from './globex/globex.ts';

const now = new Date('2026-11-20T15:00:00Z');

const database = await testDatabase();

const count = async (query: string): Promise<number> => {
  const { rows } = await database.ownerPool.query<{ n: string }>(`select count(*) as n from ${query}`);
  return Number(rows[0]?.n);
};

describe('the demo', () => {
  it('loads once, for any number of concurrent callers', async () => {
    const loaded = await Promise.all([loadDemo(database.ownerUrl, now), loadDemo(database.ownerUrl, now)]);
    expect(loaded.toSorted()).toEqual([false, true]);
    expect(await loadDemo(database.ownerUrl, now)).toBe(false);
    expect(await count('tenants')).toBe(2);
  });

  it('has the people who sign in', async () => {
    const { rows } = await database.ownerPool.query('select email, type from users order by email');
    expect(rows).toEqual([
      { email: 'admin@ultramar.test', type: 'ADMIN' },
      { email: 'ana@acme.test', type: 'COMPANY' },
      { email: 'carla@contas.test', type: 'ACCOUNTANT' },
      { email: 'gil@globex.test', type: 'COMPANY' },
      { email: 'grace@blueharbor.test', type: 'CUSTOMER' },
      { email: 'tiago@ultramar.test', type: 'ADMIN' },
    ]);
  });

  it('has entities in eight countries, and invoices and contracts in every status', async () => {
    expect(await count('(select distinct location_country_id from entities) c')).toBeGreaterThanOrEqual(8);
    const { rows } = await database.ownerPool.query(
      `select t.slug, (select string_agg(distinct status, ',' order by status) from invoices where tenant_id = t.id) as invoices,
         (select string_agg(distinct status, ',' order by status) from occurrences where tenant_id = t.id) as occurrences,
         (select string_agg(distinct status, ',' order by status) from contracts where tenant_id = t.id) as contracts,
         (select string_agg(distinct frequency_symbology, ',' order by frequency_symbology) from contracts where tenant_id = t.id)
           as frequencies
       from tenants t order by t.slug`,
    );
    const both = { invoices: 'billed,cancelled,draft,paid', frequencies: 'M,Q,S,T,Y' };
    expect(rows).toEqual([
      {
        ...both,
        slug: 'acme',
        occurrences: 'billed,cancelled,future,held,paused',
        contracts: 'Active,Cancelled,Concluded,Paid',
      },
      { ...both, slug: 'globex', occurrences: 'billed,cancelled,future', contracts: 'Active,Cancelled,Paid' },
    ]);
  });

  it('has messages in every state of delivery and answer, each in the outbox, and none that a mail server would get', async () => {
    expect(await count(`(select distinct status from messages) s`)).toBe(4);
    expect(await count(`(select distinct delivery from messages) d`)).toBe(3);
    expect(await count(`messages m where not exists (select from outbox o where o.subject_uuid = m.uuid)`)).toBe(0);
    expect(await count(`outbox where status not in ('sent', 'failed')`)).toBe(0);
    expect(await count(`messages where sent_at < created_at or viewed_at < sent_at or answered_at < viewed_at`)).toBe(
      0,
    );
  });

  it('has payments that a gateway reports, with a reason and a refund, an attachment, and something of every way to pay', async () => {
    const { rows: reported } = await database.ownerPool.query(
      'select distinct gateway_status as status from invoices where gateway_status is not null order by 1',
    );
    expect(reported.map(({ status }) => status)).toEqual(['Authorized', 'Failed', 'Payment Sent', 'Refunded']);
    const { rows: kinds } = await database.ownerPool.query('select distinct kind from transactions order by kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(
      'credit_note debit_note gateway receipt refund reversal write_off'.split(' '),
    );
    expect(await count(`invoices where gateway_status = 'Failed' and public_notes is not null`)).toBeGreaterThan(0);
    expect(await count(`payment_requests where status = 'pending'`)).toBeGreaterThan(0);
    expect(await count(`invoices where status = 'billed' and booked > 0`)).toBeGreaterThan(0);
    expect(await count(`stored_files where property = 'attachments'`)).toBe(5);
    expect(await count(`credits where amount > 0`)).toBeGreaterThan(0);
  });

  it('has one invoice on hold, as its client was archived, and a draft whose due date is past', async () => {
    const held = await database.ownerPool.query(`
      select o.reason, r.until = o.created as is_since_its_day from occurrences o
      join runs r on r.tenant_id = o.tenant_id and r.uuid = o.run_uuid where o.status = 'held'`);
    expect(held.rows).toEqual([{ reason: 'party_archived', is_since_its_day: true }]);
    expect(await count(`invoices where status = 'draft' and due_date < '2026-11-20'`)).toBe(1);
  });

  it('has contracts whose past invoices were issued by their runs, each on its day', async () => {
    expect(await count(`occurrences where status = 'billed' and run_uuid is null`)).toBe(0);
    const other = `runs r join occurrences o on o.tenant_id = r.tenant_id and o.run_uuid = r.uuid
      where o.status = 'billed' and o.created <> r.until`;
    expect(await count(other)).toBe(0);
    expect(await count(`runs where finished_at > '2026-11-20T15:00:00Z'`)).toBe(0);
  });

  it('dates its rows and log in the calendar of the company', async () => {
    const dayOf = (instant: string) => `(${instant} at time zone t.time_zone)::date`;
    const misdated = `invoices i join tenants t on t.id = i.tenant_id join audit_log a
      on a.tenant_id = i.tenant_id and a.row_uuid = i.uuid and a.action = 'created'
      where not i.is_imported and i.created not in (${dayOf('i.created_at')}, ${dayOf('a.at')}) or i.created_at <> a.at`;
    // What was imported was issued elsewhere before.
    expect(await count(misdated)).toBe(0);
    expect(await count('invoices i where i.is_imported')).toBe(3);
    const paidOtherwise = `invoices i join tenants t on t.id = i.tenant_id join audit_log a
      on a.tenant_id = i.tenant_id and a.row_uuid = i.uuid and a.command = 'invoices.receive'
      where i.paid_on <> ${dayOf('a.at')}`;
    expect(await count(paidOtherwise)).toBe(0);
    expect(await count(`audit_log where at > '2026-11-20T15:00:00Z'`)).toBe(0);
    expect(await count(`audit_log a where a.command = 'invoices.receive'`)).toBeGreaterThan(100);
  });

  it('has receipts in the currency of the account, at rates that move, some with a fee', async () => {
    const { rows } = await database.ownerPool.query(`
      select i.currency, count(distinct x.exchange_rate)::int > 12 as moves, count(*) filter (where x.fee > 0) > 0 as has_fees,
        count(*) filter (where x.fee = 0) > 0 as has_none,
        bool_and(x.remaining_amount = round(x.amount * x.exchange_rate, 2) - x.fee) as is_right
      from transactions x join invoices i on i.tenant_id = x.tenant_id and i.uuid = x.invoice_uuid
        join tenants t on t.id = i.tenant_id
      where t.slug = 'acme' and x.exchange_currency = 'BRL' and x.means = 'money' group by i.currency order by i.currency`);
    expect(rows).toEqual([
      { currency: 'BRL', moves: false, has_fees: false, has_none: true, is_right: true },
      { currency: 'EUR', moves: true, has_fees: true, has_none: true, is_right: true },
      { currency: 'USD', moves: true, has_fees: true, has_none: true, is_right: true },
    ]);
  });

  it('keeps the counts of its lists right', async () => {
    const counted = `(select tenant_id, status, count(*) as n from invoices group by 1, 2) i
      full join (select tenant_id, status, sum(n) as n from invoice_counts group by 1, 2 having sum(n) > 0) c
        using (tenant_id, status) where i.n is distinct from c.n`;
    expect(await count(counted)).toBe(0);
  });

  it('gives numbers in the order of the dates', async () => {
    const backwards = `(select number, created < lag(created) over (partition by tenant_id, own_series_uuid, number_period
      order by number) as is_back
      from invoices where number is not null) n where is_back`;
    expect(await count(backwards)).toBe(0);
  });

  it('numbers the documents of each series and period from one, without gap', async () => {
    const { rows } = await database.ownerPool.query(
      `select min(number)::int as first, max(number) - count(number) as gap from invoices where number is not null
       group by tenant_id, own_series_uuid, number_period`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ first, gap }) => first !== 1 || Number(gap) !== 0)).toEqual([]);
  });

  it('would pass as input of a person: its tax ids are right', () => {
    const countries: Record<number, string> = {
      76: 'BR',
      620: 'PT',
      724: 'ES',
      840: 'US',
      276: 'DE',
      392: 'JP',
      300: 'GR',
      484: 'MX',
      756: 'CH',
      858: 'UY',
    };
    const context = { today: '2026-11-20', countryIdentifier: (id: number) => countries[id] };
    const parties = [acme, globex].flatMap(({ company, clients }) => [
      company,
      ...clients.flatMap(({ entity, payer }) => [entity, ...(payer ? [payer] : [])]),
    ]);
    for (const record of parties) {
      expect(runRules(['taxIdFitsCountry'], { ...record }, context)).toEqual([]);
    }
  });
});

it.each(['2026-11-30', '2027-02-28'])('on %s the demo has notes and quotes in every status', async (day) => {
  const { ownerPool, ownerUrl, drop } = await openDatabase();
  onTestFinished(() => drop());
  await loadDemo(ownerUrl, new Date(`${day}T15:00:00Z`));
  const statuses = async (table: string): Promise<unknown> =>
    (await ownerPool.query(`select array_agg(distinct status order by status) as found from ${table}`)).rows[0]?.found;
  expect(await statuses('credit_notes')).toEqual(['draft', 'issued']);
  expect(await statuses('debit_notes')).toEqual(['draft', 'issued']);
  expect(await statuses('quotes')).toEqual(['accepted', 'converted', 'declined', 'draft', 'issued']);
});
