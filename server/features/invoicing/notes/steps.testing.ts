import fc from 'fast-check';
import type { Card, Take } from './ledger.testing.ts';

/** A step in the life of a client: something that happens to one of its invoices. */
export const step = fc.record({
  what: fc.constantFrom(
    ...(['issue', 'receive', 'collect', 'use', 'lose', 'refund', 'reverse', 'reverse'] as const),
    ...(['credit', 'credit', 'credit', 'credit all', 'debit', 'credit debit'] as const),
  ),
  which: fc.nat(50),
  /** A part of what there is, in percent: above 100 more than that. */
  percent: fc.constantFrom(1, 10, 33, 50, 99, 100, 100, 104),
  by: fc.constantFrom('amount', 'quantity', 'all'),
  surplus: fc.constantFrom('credit', 'refund'),
  prices: fc.tuple(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 100, max: 90_000 })),
  quantities: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 50, max: 999 })),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a note takes of each line: by its own measure of the first, by all that is left or by amount of the second. */
export function takesOf({ by, percent, which }: Step, lines: Card['lines']): readonly Take[] {
  const part = (of: bigint): bigint => (of * BigInt(percent)) / 100n;
  return lines.slice(0, 1 + (which % 2)).map(({ net, quantity, taken }, line) => {
    if (by === 'all') return { line };
    return by === 'amount' || line > 0 || quantity <= taken.quantity
      ? { line, amount: part(net - taken.net) }
      : { line, quantity: part(quantity - taken.quantity) };
  });
}

/** What a debit note adds to a line. */
export const debitOf = ({ by, percent, which }: Step, card: Card): Take => {
  const line = which % 2;
  const { net, quantity } = card.lines[line] ?? { net: 0n, quantity: 0n };
  return by === 'quantity'
    ? { line, quantity: (quantity * BigInt(percent)) / 100n }
    : { line, amount: (net * BigInt(percent)) / 1000n };
};

/** A step with its defaults: all of the first line, by amount, of an invoice of 100.00 and 50.00. */
export const taking = (what: Step['what'], change: Partial<Step> = {}): Step => ({
  what,
  which: 0,
  percent: 100,
  by: 'amount',
  surplus: 'credit',
  prices: [10_000, 5_000],
  quantities: [1, 100],
  ...change,
});
export const byHand = taking('issue', { which: 1 });
export const wholeDebit = taking('debit', { by: 'quantity' });
export const reversing = (payment: number): Step => taking('reverse', { prices: [payment, 0] });
