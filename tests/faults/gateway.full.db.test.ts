import { describe, expect, test } from 'vitest';
import { decimalText, parseDecimal } from '../../domain/money/decimal.ts';
import { gatewayDesk, stripeDesk, type GatewayDesk } from '../support/gatewayDesk.ts';
import type { GatewayEventType } from '../../schemas/parts/payments/gatewayEvent.ts';
import type { StripeAct } from '../support/stripe/server.ts';
import { workersAsProcesses, workersInRounds } from '../support/gatewayWorkers.ts';
import { chance } from '../support/reportHistory.ts';

/** `FAULTS=full npx vitest run --project database tests/faults/gateway.full.db.test.ts` is the size that is proved now and then. */
const isFull = process.env.FAULTS === 'full';
const minutes = 60_000;
const size = isFull
  ? { events: 10_000, atOnce: 16, kills: 6, patience: 10 * minutes }
  : { events: 80, atOnce: 8, kills: 0, patience: minutes };

const below = chance(4);
const random = () => below(10_000) / 10_000;
const disorder = { delayMs: isFull ? 200 : 20, lost: 0.2, twice: 0.3, failing: 0.2, random };

/** A gateway as the courses of payments need it. */
interface Stage {
  readonly desk: GatewayDesk;
  /** Reports an event of a payment. */
  readonly report: (payment: string, type: GatewayEventType, more?: { amount?: string; currency?: string }) => void;
  /** How many events of these types there are at the gateway; others may be overtaken before anyone reads them. */
  readonly moved: () => number;
}

const sandboxStage = async (): Promise<Stage> => {
  const { sandbox, ...desk } = await gatewayDesk(disorder);
  const known = () => sandbox.payments.all().flatMap(({ events }) => events);
  return {
    desk,
    report: (id, type, more) => {
      const payment = sandbox.payments.find(id);
      if (payment) sandbox.report(payment, type, more);
    },
    moved: () => known().filter(({ type }) => type === 'paid' || type === 'refunded').length,
  };
};

const stripeStage = async (): Promise<Stage> => {
  const { stripe, ...desk } = await stripeDesk(disorder);
  const { books } = stripe;
  const acts: readonly string[] = ['sent', 'failed', 'paid', 'refunded'] satisfies StripeAct[];
  const isAct = (type: string): type is StripeAct => acts.includes(type);
  return {
    desk,
    report: (id, type, more) => {
      const session = [...books.sessions.values()].find(({ metadata }) => metadata['payment_request'] === id);
      if (session && isAct(type)) stripe.act(session, type, more);
    },
    moved: () => [...books.intents.values()].filter(({ received }) => received > 0).length + books.refunds.length,
  };
};

const invoices = '/api/v2/invoice/invoices-single';
const units = (text: string): bigint => parseDecimal(text, 3);
const text = (amount: bigint): string => decimalText(amount / 10n, 2);
const total = units('1080.00');

/** What the test's own ledger has of an invoice. */
interface Books {
  /** Paid as requested, or less and then booked by a person. */
  paid: bigint;
  refunded: bigint;
  /** What a person decides about a payment that differs. */
  decides?: 'book' | 'dismiss';
}

/** Each item once, several at a time. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const one = async () => {
    // oxlint-disable-next-line no-await-in-loop -- sequential within each loop; the loops run concurrently
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: size.atOnce }, one));
}

type Report = (type: GatewayEventType, more?: { amount?: string; currency?: string }) => void;

/** A course of a payment: what the gateway reports of it in its order, and what the test's ledger has afterwards. */
function happen(report: Report): Books {
  const books: Books = { paid: 0n, refunded: 0n };
  for (const type of ['sent', 'authorized', 'failed'] as const) if (below(3) > 0) report(type);
  const course = below(10);
  if (course === 0) return books;
  if (course === 1) {
    report('paid', { currency: 'EUR' });
    return { ...books, decides: 'dismiss' };
  }
  const isLess = course === 2;
  const amount = isLess ? total - units(`${1 + below(500)}.${10 + below(89)}`) : total;
  report('paid', { amount: text(amount) });
  if (isLess && below(2) === 0) return { ...books, decides: 'dismiss' };
  books.paid = amount;
  for (let refunds = below(3); refunds > 0; refunds -= 1) {
    const left = books.paid - books.refunded;
    const refund = below(3) === 0 ? left : ((left * BigInt(1 + below(50))) / 1_000n / 10n) * 10n;
    if (refund === 0n) break;
    report('refunded', { amount: text(refund) });
    books.refunded += refund;
  }
  return isLess ? { ...books, decides: 'book' } : books;
}

describe.each([
  ['sandbox', await sandboxStage()],
  ['stripe', await stripeStage()],
] as const)('at the gateway %s', (gateway, { desk, report, moved }) => {
  const { api, ana, issued, pageOf, service } = desk;
  // Stripe needs several calls for each event.
  const most = gateway === 'stripe' && !isFull ? 30 : size.events;
  const countOf = async (sql: string): Promise<number> =>
    (await api.ownerPool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n ?? 0;

  test(
    `after ${most} events in every disorder, and four workers, the books equal an independent ledger to the cent`,
    async () => {
      const { workDuring, workOff } = isFull ? await workersAsProcesses(desk, size.kills) : workersInRounds(desk);
      const made: string[] = [];
      // A payment has some four events.
      await each(Array.from({ length: Math.ceil(most / 3.6) }), async () => made.push(await issued()));
      await expect
        .poll(async () => (await workOff(), countOf("payment_requests where status = 'pending'")), {
          timeout: 10 * minutes,
        })
        .toBe(0);
      const { rows: requests } = await api.ownerPool.query<{ invoice: string; id: string }>(
        'select invoice_uuid as invoice, gateway_id as id from payment_requests',
      );
      expect(requests.map(({ invoice }) => invoice).toSorted()).toEqual(made.toSorted());

      // The payers open their pages, however often that fails.
      await each(made, async (uuid) => {
        await expect.poll(() => pageOf(uuid), { timeout: size.patience }).toContain(service.url);
      });

      const books = new Map<string, Books>();
      const happening = each(requests, async ({ invoice, id }) => {
        books.set(
          invoice,
          happen((type, more) => report(id, type, more)),
        );
        // A pause for all webhooks takes up to a minute at Stripe, where each reads several records.
        if (below(isFull ? 12 : 3) === 0) await service.settled();
      });
      await workDuring(happening);
      const arrived = () => countOf("gateway_events where type in ('paid', 'refunded')");
      const arrive = () =>
        expect.poll(async () => (await workOff(), arrived()), { timeout: 30 * minutes }).toBe(moved());
      await service.settled();
      await arrive();

      // People decide what differs.
      const { rows: waiting } = await api.ownerPool.query<{ uuid: string; invoice: string }>(
        "select uuid, invoice_uuid as invoice from gateway_events where status = 'review' and type = 'paid'",
      );
      await each(waiting, async ({ uuid, invoice }) => {
        const verb = books.get(invoice)?.decides ?? 'book';
        const body = verb === 'dismiss' ? { note: 'Paid back by hand' } : {};
        expect((await ana.put(`/api/v2/gateway-events/${uuid}/${verb}`, body)).statusCode).toBe(200);
      });
      expect(waiting.map(({ invoice }) => invoice).toSorted()).toEqual(
        made.filter((uuid) => books.get(uuid)?.decides).toSorted(),
      );

      // The company refunds a part by two simultaneous requests.
      const refundable = made.filter((uuid) => books.get(uuid)?.paid === total && books.get(uuid)?.refunded === 0n);
      await each(
        refundable.filter((_, at) => at % 3 === 0),
        async (uuid) => {
          const request = { amount: '0.01', reason: 'Rounding' };
          const both = () => Promise.all([0, 1].map(() => ana.put(`${invoices}/${uuid}/refund`, request)));
          const statuses = async () => (await both()).map(({ statusCode }) => statusCode).toSorted();
          // One is refused because the other is under way, or because the user's budget ends between them.
          const refusals = isFull ? [409, 429] : [409];
          await expect
            .poll(statuses, { timeout: 10 * minutes, interval: 5_000 })
            .toEqual([200, expect.toBeOneOf(refusals)]);
          const of = books.get(uuid);
          if (of) of.refunded += units('0.01');
        },
      );
      await expect
        .poll(async () => (await workOff(), countOf("refunds where status <> 'refunded'")), {
          timeout: 10 * minutes,
        })
        .toBe(0);
      await service.settled();
      await arrive();

      const { rows } = await api.ownerPool.query<Record<'uuid' | 'status' | 'booked' | 'refunded' | 'ledger', string>>(
        `
      select i.uuid, i.status, i.booked::text, i.refunded::text,
        (select coalesce(sum(t.amount), 0)::numeric(20, 3)::text from transactions t where t.invoice_uuid = i.uuid) as ledger
      from invoices i where i.uuid = any($1)`,
        [made],
      );
      const of = (uuid: string) => books.get(uuid) ?? { paid: -1n, refunded: -1n };
      expect(
        rows.map(({ uuid, status, booked, refunded, ledger }) => [
          uuid,
          status,
          ...[booked, refunded, ledger].map(units),
        ]),
      ).toEqual(
        rows.map(({ uuid }) => {
          const { paid, refunded } = of(uuid);
          return [uuid, paid === total ? 'paid' : 'billed', paid, refunded, paid - refunded];
        }),
      );
      const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
      const [{ received } = { received: '' }] = (
        await api.ownerPool.query<{ received: string }>(
          'select sum(remaining_amount + fee)::text as received from transactions',
        )
      ).rows;
      expect(units(received)).toBe(sum([...books.values()].map(({ paid, refunded }) => paid - refunded)));
      const events = await countOf('gateway_events');
      expect(events).toBeGreaterThan(most * (gateway === 'sandbox' ? 0.9 : 0.4));
      if (isFull) console.info({ gateway, invoices: made.length, events, received, decided: waiting.length });
    },
    90 * minutes,
  );
});
