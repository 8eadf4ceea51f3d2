import { expect, test } from 'vitest';
import { decimalText, parseDecimal } from '../../domain/money/decimal.ts';
import { gatewayDesk } from '../support/gatewayDesk.ts';
import { workersAsProcesses, workersInRounds } from '../support/gatewayWorkers.ts';
import { chance } from '../support/reportHistory.ts';

/** `FAULTS=full npx vitest run --project database tests/faults/gateway.full.db.test.ts` is the size that is proved now and then. */
const isFull = process.env.FAULTS === 'full';
const size = isFull ? { events: 10_000, atOnce: 16, kills: 6 } : { events: 80, atOnce: 8, kills: 0 };
const minutes = 60_000;

const below = chance(4);
const random = () => below(10_000) / 10_000;
const disorder = { delayMs: isFull ? 200 : 20, lost: 0.2, twice: 0.3, failing: 0.2, random };
const desk = await gatewayDesk(disorder);
const { api, ana, sandbox, issued } = desk;

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

type Payment = ReturnType<typeof sandbox.payments.all>[number];

/** Each item once, several at a time. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const one = async () => {
    // oxlint-disable-next-line no-await-in-loop -- sequential within each loop; the loops run concurrently
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: size.atOnce }, one));
}

const countOf = async (sql: string): Promise<number> =>
  (await api.ownerPool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n ?? 0;

/** A course of a payment: what the gateway reports of it in its order, and what the test's ledger has afterwards. */
function happen(payment: Payment): Books {
  const books: Books = { paid: 0n, refunded: 0n };
  for (const type of ['sent', 'authorized', 'failed'] as const) if (below(3) > 0) sandbox.report(payment, type);
  const course = below(10);
  if (course === 0) return books;
  if (course === 1) {
    sandbox.report(payment, 'paid', { currency: 'EUR' });
    return { ...books, decides: 'dismiss' };
  }
  const isLess = course === 2;
  const amount = isLess ? total - units(`${1 + below(500)}.${10 + below(89)}`) : total;
  sandbox.report(payment, 'paid', { amount: text(amount) });
  if (isLess && below(2) === 0) return { ...books, decides: 'dismiss' };
  books.paid = amount;
  for (let refunds = below(3); refunds > 0; refunds -= 1) {
    const left = books.paid - books.refunded;
    const refund = below(3) === 0 ? left : ((left * BigInt(1 + below(50))) / 1_000n / 10n) * 10n;
    if (refund === 0n) break;
    sandbox.report(payment, 'refunded', { amount: text(refund) });
    books.refunded += refund;
  }
  return isLess ? { ...books, decides: 'book' } : books;
}

test(
  `after ${size.events} events in every disorder, and four workers, the books equal an independent ledger to the cent`,
  async () => {
    const { workDuring, workOff } = isFull ? await workersAsProcesses(desk, size.kills) : workersInRounds(desk);
    const made: string[] = [];
    // A payment has some four events.
    await each(Array.from({ length: Math.ceil(size.events / 3.6) }), async () => made.push(await issued()));
    await expect
      .poll(async () => (await workOff(), countOf("payment_requests where status = 'pending'")), {
        timeout: 10 * minutes,
      })
      .toBe(0);
    const { rows: requests } = await api.ownerPool.query<{ invoice: string; id: string }>(
      'select invoice_uuid as invoice, gateway_id as id from payment_requests',
    );
    expect(requests.map(({ invoice }) => invoice).toSorted()).toEqual(made.toSorted());

    const books = new Map<string, Books>();
    const happening = each(requests, async ({ invoice, id }) => {
      const payment = sandbox.payments.find(id);
      if (payment) books.set(invoice, happen(payment));
      if (below(3) === 0) await sandbox.settled();
    });
    await workDuring(happening);
    const reported = () => sandbox.payments.all().flatMap(({ events }) => events).length;
    const arrive = () =>
      expect.poll(async () => (await workOff(), countOf('gateway_events')), { timeout: 30 * minutes }).toBe(reported());
    await sandbox.settled();
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
        const answers = await Promise.all([0, 1].map(() => ana.put(`${invoices}/${uuid}/refund`, request)));
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
        const of = books.get(uuid);
        if (of) of.refunded += units('0.01');
      },
    );
    await expect
      .poll(async () => (await workOff(), countOf("refunds where status <> 'refunded'")), {
        timeout: 10 * minutes,
      })
      .toBe(0);
    await sandbox.settled();
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
        'select sum(remaining_amount)::text as received from transactions',
      )
    ).rows;
    expect(units(received)).toBe(sum([...books.values()].map(({ paid, refunded }) => paid - refunded)));
    expect(await countOf('gateway_events')).toBeGreaterThan(size.events * 0.9);
    if (isFull) console.info({ invoices: made.length, events: reported(), received, decided: waiting.length });
  },
  90 * minutes,
);
