import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditLine, leftOf, type CorrectedLine, type CreditedPart, type Measure } from './correctedLine.ts';
import { debitLine } from './debitLine.ts';
import { endedCredit, settleNote, takenSince } from './settlement.ts';

const units = (max: bigint) => fc.bigInt({ min: 0n, max });
const lines: fc.Arbitrary<CorrectedLine> = fc.record({
  net: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  quantity: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  tributes: fc.array(units(10n ** 9n), { maxLength: 4 }),
});
const measures = fc.oneof(
  fc.record({ by: fc.constant('amount' as const), amount: fc.bigInt({ min: 1n, max: 10n ** 9n }) }),
  fc.record({ by: fc.constant('quantity' as const), quantity: fc.bigInt({ min: 1n, max: 10n ** 9n }) }),
);

/** Half away from zero, in another way than the rule: by the doubled fraction. */
const rounded = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);

/** The notes on a line that are accepted, and one of all that is left. */
function credited(line: CorrectedLine, wanted: readonly Measure[]): CreditedPart[] {
  const parts: CreditedPart[] = [];
  for (const measure of [...wanted, { by: 'all' } as const]) {
    const part = creditLine(line, parts, measure);
    if (typeof part !== 'string') parts.push(part);
  }
  return parts;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

describe('the notes on a line', () => {
  it('give zero with it in every amount, and no one exceeds it', () => {
    fc.assert(
      fc.property(lines, fc.array(measures, { maxLength: 6 }), (line, wanted) => {
        const parts = credited(line, wanted);
        expect(sum(parts.map(({ net }) => net))).toBe(line.net);
        for (const [at, amount] of line.tributes.entries()) {
          expect(sum(parts.map(({ tributes }) => tributes[at] ?? 0n))).toBe(amount);
          expect(parts.every(({ tributes }) => (tributes[at] ?? 0n) >= 0n)).toBe(true);
        }
        expect(leftOf(line, parts)).toBeUndefined();
      }),
    );
  });

  it('bear of each tribute its part of what was credited until then', () => {
    fc.assert(
      fc.property(lines, fc.array(measures, { maxLength: 6 }), (line, wanted) => {
        const parts = credited(line, wanted);
        for (const index of parts.keys()) {
          const until = parts.slice(0, index + 1);
          const taken = sum(until.map(({ net }) => net));
          for (const [at, amount] of line.tributes.entries()) {
            expect(sum(until.map(({ tributes }) => tributes[at] ?? 0n))).toBe(rounded(amount * taken, line.net));
          }
        }
      }),
    );
  });

  it('by quantity take that part of what is left', () => {
    fc.assert(
      fc.property(lines, measures, measures, (line, first, second) => {
        const one = creditLine(line, [], first);
        const before = typeof one === 'string' ? [] : [one];
        const left = leftOf(line, before);
        const part = creditLine(line, before, second);
        if (!left || typeof part === 'string' || second.by === 'amount') return;
        expect(part.net).toBe(rounded(left.net * second.quantity, left.quantity));
      }),
    );
  });

  it.each<[string, CorrectedLine, Measure]>([
    ['beyond', { net: 100n, quantity: 2n, tributes: [] }, { by: 'amount', amount: 101n }],
    ['beyond', { net: 100n, quantity: 2n, tributes: [] }, { by: 'quantity', quantity: 3n }],
    ['below_minimum', { net: 1n, quantity: 10n, tributes: [] }, { by: 'quantity', quantity: 1n }],
    ['below_minimum', { net: 100n, quantity: 2n, tributes: [] }, { by: 'amount', amount: 0n }],
    ['deposit_whole', { net: -100n, quantity: 1n, tributes: [-5n] }, { by: 'amount', amount: 50n }],
    ['deposit_whole', { net: -100n, quantity: 1n, tributes: [-5n] }, { by: 'quantity', quantity: 1n }],
    ['whole_only', { net: 0n, quantity: 2n, tributes: [5n] }, { by: 'quantity', quantity: 1n }],
  ])('are refused: %s', (problem, line, measure) => {
    expect(creditLine(line, [], measure)).toBe(problem);
  });

  it('credit a line of zero once, as a whole', () => {
    const line = { net: 0n, quantity: 2n, tributes: [5n] };
    const part = creditLine(line, [], { by: 'all' });
    expect(part).toEqual(line);
    if (typeof part !== 'string') expect(creditLine(line, [part], { by: 'all' })).toBe('nothing_left');
  });
});

describe('a debit line', () => {
  it('bears what both together would bear, less what the line bears', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (net, amount) => {
        const taxesOf = (base: bigint) => [rounded(base * 7n, 100n)];
        const line = { net, quantity: 1n, tributes: taxesOf(net) };
        const part = debitLine(line, { by: 'amount', amount }, taxesOf);
        expect(part?.net).toBe(amount);
        expect((part?.tributes[0] ?? 0n) + (line.tributes[0] ?? 0n)).toBe(rounded((net + amount) * 7n, 100n));
      }),
    );
  });

  it('is none of a line that deducts a deposit', () => {
    expect(
      debitLine({ net: -100n, quantity: 1n, tributes: [] }, { by: 'amount', amount: 5n }, () => []),
    ).toBeUndefined();
  });
});

describe('a credit note on its invoice', () => {
  it('takes what is open, then losses, then refunds, and gives back only what was received', () => {
    fc.assert(
      fc.property(units(500n), units(200n), units(200n), units(200n), (note, open, writtenOff, uncovered) => {
        const taken = settleNote(note, { open, writtenOff, uncovered });
        // Unit by unit, as a cashier would count it.
        const counted = { open: 0n, writtenOff: 0n, refunded: 0n, received: 0n };
        for (let unit = 0n; unit < note; unit += 1n) {
          if (counted.open < open) counted.open += 1n;
          else if (counted.writtenOff < writtenOff) counted.writtenOff += 1n;
          else if (counted.refunded < uncovered) counted.refunded += 1n;
          else counted.received += 1n;
        }
        expect(taken).toEqual(counted);
      }),
    );
  });

  it('took nothing of a payment that was booked later', () => {
    const bookings = [
      { uuid: '5', kind: 'note_credit', amount: '15.000' },
      { uuid: '4', kind: 'note_credit', amount: '-20.000' },
      { uuid: '3', kind: 'receipt', amount: '30.000' },
      { uuid: '2', kind: 'note_credit', amount: '-40.000' },
      { uuid: '1', kind: 'receipt', amount: '100.000' },
    ] as const;
    expect([takenSince(bookings, '1', 'note_credit'), takenSince(bookings, '3', 'note_credit')]).toEqual([
      45_000n,
      5_000n,
    ]);
    expect(takenSince(bookings, '1', 'note_write_off')).toBe(0n);
  });

  it('loses at a reversal no more credit than is reversed, was made and is unused', () => {
    expect([endedCredit(20n, 30n, 30n), endedCredit(50n, 30n, 30n), endedCredit(50n, 30n, 10n)]).toEqual([
      20n,
      30n,
      10n,
    ]);
    expect([endedCredit(50n, 0n, 10n), endedCredit(50n, 30n, -5n)]).toEqual([0n, 0n]);
  });
});
