import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/date.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { effectOf, statementOf, type DatedEntry } from './statement.ts';

const start = '2026-01-01';
const day = (after: number) => addDays(start, after);

/** Something that happens to a client on a day; `which` chooses among the invoices that there are. */
const event = fc.record({
  what: fc.constantFrom('issue', 'issue', 'pay', 'pay', 'use', 'lose', 'refund', 'reverse'),
  after: fc.nat(20),
  units: fc.bigInt({ min: 1n, max: 100_000n }),
  which: fc.nat(50),
  due: fc.nat(120),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** An invoice as a person would keep it: what is open of it, by the day. */
interface Card {
  readonly uuid: string;
  readonly due: string;
  open: bigint;
}

/** Lives a history and keeps, besides its entries, the cards of the invoices and the purse of the credit. */
function live(events: readonly Event[], currency: string) {
  const decimals = decimalsOf(currency);
  const text = (units: bigint) => decimalText(units, decimals);
  const entries: DatedEntry[] = [];
  const cards: Card[] = [];
  const days: { day: string; open: bigint; credit: bigint; cards: { due: string; open: bigint }[] }[] = [];
  const payments: { card: Card; units: bigint; isReversed: boolean }[] = [];
  let credit = 0n;
  let now = start;
  for (const { what, after, units, which, due } of events) {
    now = addDays(now, after);
    const unpaid = cards.filter(({ open }) => open > 0n);
    const card = unpaid[which % Math.max(1, unpaid.length)];
    const enter = (kind: DatedEntry['kind'], amount: bigint, invoice?: string) =>
      entries.push({ day: now, kind, amount: text(amount), ...(invoice && { invoice_uuid: invoice }) });
    if (what === 'issue') {
      const made = { uuid: `i${cards.length}`, due: addDays(now, due), open: units };
      cards.push(made);
      enter('invoice', units, made.uuid);
    } else if (what === 'pay' && card) {
      const booked = units < card.open ? units : card.open;
      card.open -= booked;
      enter('receipt', booked, card.uuid);
      payments.push({ card, units: booked, isReversed: false });
      if (units > booked) {
        credit += units - booked;
        enter('receipt', units - booked);
      }
    } else if (what === 'use' && card && credit > 0n) {
      const used = credit < card.open ? credit : card.open;
      card.open -= used;
      credit -= used;
      enter('credit', used, card.uuid);
      enter('credit', -used);
    } else if (what === 'lose' && card) {
      enter('write_off', card.open, card.uuid);
      card.open = 0n;
    } else if (what === 'refund' && cards.length > 0) {
      enter('refund', units, cards[which % cards.length]?.uuid);
    } else if (what === 'reverse') {
      const payment = payments[which % Math.max(1, payments.length)];
      if (payment && !payment.isReversed) {
        payment.isReversed = true;
        payment.card.open += payment.units;
        enter('reversal', -payment.units, payment.card.uuid);
      }
    }
    const open = cards.reduce((sum, one) => sum + one.open, 0n);
    days.push({ day: now, open, credit, cards: cards.map((one) => ({ due: one.due, open: one.open })) });
  }
  const at = (last: string) => days.findLast((one) => one.day <= last) ?? { open: 0n, credit: 0n, cards: [] };
  return { entries, at, text };
}

const histories = fc.array(event, { maxLength: 40 });
const currencies = fc.constantFrom('BRL', 'JPY', 'KWD');

it('of any history equals what is open on the cards of the invoices, before, after and in between', () => {
  fc.assert(
    fc.property(histories, currencies, fc.nat(300), fc.nat(300), (events, currency, first, length) => {
      const { entries, at, text } = live(events, currency);
      const [from, to] = [day(first), day(first + length)];
      const { cards, open, credit } = at(to);
      const statement = statementOf({
        from,
        to,
        currency,
        currencies: [currency],
        before: entries.filter((entry) => entry.day < from),
        entries: entries.filter((entry) => entry.day >= from && entry.day <= to),
        open: cards.map((card) => ({ due_date: card.due, open: text(card.open) })),
      });
      const eve = at(addDays(from, -1));
      expect([statement.opening_balance, statement.opening_credit]).toEqual([text(eve.open), text(eve.credit)]);
      expect([statement.closing_balance, statement.closing_credit]).toEqual([text(open), text(credit)]);
      const units = (amount: string) => parseDecimal(amount, decimalsOf(currency));
      const aged = statement.ageing.reduce((sum, { amount }) => sum + units(amount), 0n);
      expect(aged).toBe(open);
      let balance = units(statement.opening_balance);
      for (const row of statement.rows) {
        balance += units(row.change);
        expect(units(row.balance)).toBe(balance);
      }
    }),
  );
});

describe('an entry', () => {
  it.each([
    ['invoice', 'i', '100.00', '100.00', '0'],
    ['receipt', 'i', '100.00', '-100.00', '0'],
    ['gateway', 'i', '100.00', '-100.00', '0'],
    ['receipt', undefined, '20.00', '0', '20.00'],
    ['credit', 'i', '20.00', '-20.00', '0'],
    ['credit', undefined, '-20.00', '0', '-20.00'],
    ['write_off', 'i', '5.00', '-5.00', '0'],
    ['reversal', 'i', '-100.00', '100.00', '0'],
    ['reversal', undefined, '-20.00', '0', '-20.00'],
    ['refund', 'i', '30.00', '0', '0'],
  ] as const)('%s of %s adds to what is open and to the credit', (kind, invoice, amount, change, credit) => {
    expect(effectOf({ kind, invoice_uuid: invoice, amount })).toEqual({ change, credit });
  });
});

it('what is open is aged by the days after the due date on the last day', () => {
  const open = [0, 1, 30, 31, 90, 91].map((late) => ({ due_date: addDays('2026-06-30', -late), open: '1.00' }));
  const period = { from: '2026-06-01', to: '2026-06-30', currency: 'EUR', currencies: ['EUR'] };
  expect(statementOf({ ...period, before: [], entries: [], open }).ageing).toEqual([
    { age: '0', amount: '1.00' },
    { age: '1-30', amount: '2.00' },
    { age: '31-60', amount: '1.00' },
    { age: '61-90', amount: '1.00' },
    { age: '91+', amount: '1.00' },
  ]);
});
