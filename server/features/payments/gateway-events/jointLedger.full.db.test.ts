import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import type { ReportedEvent } from '../gateways/port.ts';
import { receiveEvents } from './receive.ts';

// Nothing is reported but what the tests report.
const { api, ana, account, issued, work } = await gatewayDesk({ lost: 1 });
const tenant = { id: api.identity.tenants.acme, timeZone: 'America/Sao_Paulo' };
const source = { account, mode: 'test', keys: 'test', takesTests: true } as const;
const hear = (events: readonly ReportedEvent[]) =>
  receiveEvents(api.pool, { tenant, now: api.clock.now() }, source, events);
const rows = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.ownerPool.query(sql, values)).rows as Row[];

const client = await make(ana, '/api/v2/entities', { name: 'Blue Harbor', location: usLocation });
const { public_hash: hash } = (await ana.put(`/api/v2/entities/${client}/link`)).json();

let key = 0;
/** Begins a payment of several invoices, and returns how its events are reported. */
async function begun(count: number) {
  const invoices: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in the order of their numbers
  for (let at = 0; at < count; at += 1) invoices.push(await issued({ service_buyer_uuid: client }));
  await work();
  await api.anonymous.post(`/api/v2/public/clients/${hash}/payments`, { invoices });
  const [request] = await rows<{ gateway_id: string }>(
    'select gateway_id from payment_requests where invoice_uuid is null order by uuid desc limit 1',
  );
  const event = (type: ReportedEvent['type'], cents: number, more: Partial<ReportedEvent> = {}): ReportedEvent => ({
    event_id: `event-${(key += 1)}`,
    payment_id: request?.gateway_id ?? '',
    type,
    amount: (cents / 100).toFixed(2),
    currency: 'USD',
    occurred_at: api.clock.now().toISOString(),
    ...more,
  });
  return { invoices, event };
}

/** What each invoice costs, in cents. */
const each = 108_000;

/** The model: takes an amount from what is left of the invoices, in their order. */
function take(left: readonly number[], cents: number): number[] {
  let rest = cents;
  return left.map((most) => {
    const part = Math.min(most, rest);
    rest -= part;
    return most - part;
  });
}

const ledgerOf = (invoices: readonly string[]) =>
  rows<{ status: string; booked: number; left: number; sum: number }>(
    `select i.status, (i.booked * 100)::int as booked, ((i.booked - i.refunded) * 100)::int as left,
       (select sum(t.amount) * 100 from transactions t where t.invoice_uuid = i.uuid)::int as sum
     from invoices i where i.uuid = any($1::uuid[]) order by i.number`,
    [invoices],
  );

const history = fc.record({
  count: fc.integer({ min: 2, max: 4 }),
  /** Shares of what is left, in percent. */
  atGateway: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
  byCompany: fc.array(fc.record({ at: fc.nat(3), percent: fc.integer({ min: 1, max: 100 }), fails: fc.boolean() }), {
    maxLength: 3,
  }),
  dispute: fc.constantFrom('none', 'won', 'lost', 'lost, heard first'),
  order: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
});

it('books histories of payments of several invoices as a model does, in any order, twice and at once', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ count, atGateway, byCompany, dispute, order }) => {
      const { invoices, event } = await begun(count);
      const whole = each * count;
      let left = invoices.map(() => each);
      const given = atGateway.map((percent) => Math.floor((whole * percent) / 200));
      for (const cents of given) left = take(left, cents);
      const events = [event('sent', whole), event('paid', whole), ...given.map((cents) => event('refunded', cents))];
      const ranks = new Map(events.map((one, index) => [one, order[index]]));
      const shuffled = events.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
      await Promise.all([hear(shuffled), hear(events), hear(shuffled.toReversed())]);
      for (const { at, percent, fails } of byCompany) {
        const place = at % count;
        const cents = Math.floor(((left[place] ?? 0) * percent) / 100);
        if (cents === 0) continue;
        const amount = (cents / 100).toFixed(2);
        const uuid = invoices[place] ?? '';
        // oxlint-disable no-await-in-loop -- one after the other, as people do
        const answer = await ana.put(`/api/v2/invoice/invoices-single/${uuid}/refund`, { amount, reason: 'Agreed' });
        expect(answer.statusCode).toBe(200);
        const [{ uuid: reference } = { uuid: '' }] = await rows<{ uuid: string }>(
          `select uuid from refunds where invoice_uuid = $1 and status = 'requested' order by created_at desc limit 1`,
          [uuid],
        );
        const refund = event('refunded', cents, { reference });
        await Promise.all([hear([refund]), hear([refund])]);
        if (fails) await hear([event('refund_failed', cents, { reference, about: refund.event_id })]);
        else left = left.map((most, index) => (index === place ? most - cents : most));
        // oxlint-enable no-await-in-loop
      }
      const rest = left.reduce((sum, cents) => sum + cents, 0);
      if (dispute !== 'none' && rest > 0) {
        const opened = event('disputed', rest);
        const ended = event(dispute === 'won' ? 'dispute_won' : 'charged_back', rest, { about: opened.event_id });
        await hear(dispute === 'lost, heard first' ? [ended, opened] : [opened, ended]);
        if (dispute !== 'won') left = left.map(() => 0);
      }
      expect(await ledgerOf(invoices)).toEqual(
        left.map((cents) => ({ status: 'paid', booked: each, left: cents, sum: cents })),
      );
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 300_000);

it('books all parts of a payment or none, when its connection ends in between', async () => {
  const { invoices, event } = await begun(3);
  const paid = event('paid', 3 * each);
  const other = await api.ownerPool.connect();
  await other.query('begin');
  await other.query('select from invoices where uuid = $1 for update', [invoices[1]]);
  const heard = hear([paid]).then(
    () => 'booked',
    () => 'failed',
  );
  await expect
    .poll(() =>
      rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'`,
      ),
    )
    .toHaveLength(1);
  expect(await heard).toBe('failed');
  await other.query('commit');
  other.release();
  expect((await ledgerOf(invoices)).map(({ status }) => status)).toEqual(['billed', 'billed', 'billed']);
  await Promise.all([hear([paid]), hear([paid])]);
  expect((await ledgerOf(invoices)).map(({ status, sum }) => [status, sum])).toEqual(
    invoices.map(() => ['paid', each]),
  );
});
