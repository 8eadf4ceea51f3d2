import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText } from '../../money/decimal.ts';
import { creditsOf, debitsOf, differencesOf, type BearingLine } from './corrections.ts';

const bearing = (item: string, net: string, more: Partial<BearingLine> = {}): BearingLine => ({
  item_uuid: item,
  scenery_uuid: 's',
  net,
  ...more,
});

const creditable = (uuid: string, item: string, left: bigint) => ({
  ...bearing(item, decimalText(left, 2)),
  uuid,
  left,
});
const amounts = (before: readonly BearingLine[], after: readonly BearingLine[]) =>
  differencesOf(before, after, 2).map(({ amount, line }) => [line.item_uuid, amount]);

/** Lines of a few items in a few scenarios, of which a period may have several parts. */
const anyLines = fc.array(
  fc
    .record({
      item: fc.constantFrom('a', 'b', 'c'),
      scenery: fc.constantFrom('s', 't'),
      net: fc.bigInt({ min: 0n, max: 1_000_000n }),
      days_before: fc.constantFrom(undefined, 0, 10, 20),
    })
    .map(({ item, scenery, net, days_before }): BearingLine => ({
      item_uuid: item,
      scenery_uuid: scenery,
      net: decimalText(net, 2),
      days_before,
    })),
  { maxLength: 6 },
);

const sumOf = (lines: readonly BearingLine[]): bigint =>
  lines.reduce((sum, { net }) => sum + BigInt(net.replace('.', '')), 0n);

describe('what issued lines bear more or less', () => {
  test('adds up, with what they bore, to what they are to bear', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (before, after) => {
        const moved = differencesOf(before, after, 2).reduce((sum, { amount }) => sum + amount, 0n);
        expect(sumOf(before) + moved).toBe(sumOf(after));
      }),
    );
  });

  test('is compared line by line, with the parts of a line together', () => {
    const before = [bearing('a', '100.00'), bearing('a', '50.00'), bearing('b', '10.00')];
    const after = [
      bearing('a', '40.00', { days_before: 0 }),
      bearing('a', '20.00', { days_before: 0 }),
      bearing('a', '90.00', { days_before: 12 }),
      bearing('a', '10.00', { days_before: 12 }),
      bearing('c', '7.00', { days_before: 12 }),
    ];
    expect(amounts(before, after)).toEqual([
      ['a', 3_000n],
      ['a', -2_000n],
      ['b', -1_000n],
      ['c', 700n],
    ]);
  });
});

describe('what a credit note takes', () => {
  test('is the difference, or what is left of the lines with its item and scenario', () => {
    fc.assert(
      fc.property(anyLines, anyLines, fc.integer({ min: 0, max: 100 }), (before, after, percent) => {
        const lines = before.map((line, at) => ({
          ...line,
          uuid: String(at),
          left: (BigInt(line.net.replace('.', '')) * BigInt(percent)) / 100n,
        }));
        const differences = differencesOf(before, after, 2);
        const credits = creditsOf(differences, lines);
        const left = new Map(lines.map((line) => [line.uuid, line.left]));
        expect(credits.every(({ uuid, amount }) => amount > 0n && amount <= (left.get(uuid) ?? 0n))).toBe(true);
        const owed = differences.reduce((sum, { amount }) => sum + (amount < 0n ? -amount : 0n), 0n);
        const taken = credits.reduce((sum, { amount }) => sum + amount, 0n);
        expect(taken).toBeLessThanOrEqual(owed);
        if (percent === 100) expect(taken).toBe(owed);
      }),
    );
  });

  test('is taken of the line itself first', () => {
    const lines = [creditable('1', 'a', 5_000n), creditable('2', 'a', 5_000n)];
    const differences = differencesOf(
      [bearing('a', '50.00'), bearing('a', '50.00')],
      [bearing('a', '50.00'), bearing('a', '20.00')],
      2,
    );
    expect(creditsOf(differences, lines)).toEqual([{ uuid: '2', amount: 3_000n }]);
  });
});

describe('what a debit note adds', () => {
  const differences = differencesOf([bearing('a', '50.00')], [bearing('a', '60.00')], 2);

  test('is the difference, at the line', () => {
    expect(debitsOf(differences, [creditable('1', 'a', 5_000n)])).toEqual([{ uuid: '1', amount: 1_000n }]);
  });

  test('is nothing that it can state, if the invoice has no such line', () => {
    expect(debitsOf(differences, [creditable('1', 'b', 5_000n)])).toBeUndefined();
  });
});
