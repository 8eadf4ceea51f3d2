import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../money/decimal.ts';
import type { Rational } from '../../money/rational.ts';
import type { TributeTerms } from '../terms.ts';
import { systemProblems, unknownBases } from './problems.ts';
import { anyRows } from './samples.testing.ts';
import { exactOf, systemOf } from './system.ts';

const one = 10n ** 60n;

/** Each amount to 60 digits, found by computing all of them from the ones before until none moves. */
function iterated(rows: readonly TributeTerms[], net: bigint): bigint[] {
  let amounts = rows.map(() => 0n);
  for (;;) {
    const next = rows.map((row) => {
      if (row.is_fixed) return parseDecimal(row.value, 4) * (one / 100n);
      const base = rows.reduce(
        (sum, other, at) =>
          (other !== row && row.base_includes?.includes(other.tribute ?? '')) ||
          (other === row && row.base_includes_self)
            ? sum + (amounts[at] ?? 0n)
            : sum,
        net * one,
      );
      const part = parseDecimal(row.base_percent ?? '100', 4);
      return (base * part * parseDecimal(row.value, 4)) / 10n ** 12n;
    });
    if (next.every((amount, at) => amount === amounts[at])) return next;
    amounts = next;
  }
}

/** The exact amounts in hundredths. */
function exact(rows: readonly TributeTerms[], net: bigint): Rational[] {
  const { forms, sources } = systemOf(rows);
  const amounts: Rational[] = [];
  for (const at of sources) amounts[at] = { n: parseDecimal(rows[at]?.value ?? '0', 4), d: 100n };
  return forms.map((form, at) => (form ? exactOf(form, net, amounts) : (amounts[at] ?? { n: 0n, d: 1n })));
}

describe('the amounts of tributes that include each other', () => {
  it('are those that iteration comes to', () => {
    fc.assert(
      fc.property(anyRows(12), fc.bigInt({ min: 0n, max: 10n ** 15n }), (rows, net) => {
        const found = iterated(rows, net);
        for (const [at, { n, d }] of exact(rows, net).entries()) {
          const difference = (n * one) / d - (found[at] ?? 0n);
          expect(difference < 10n ** 15n && difference > -(10n ** 15n)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('solve their equations with 40 tributes', () => {
    fc.assert(
      fc.property(anyRows(40), fc.bigInt({ min: 0n, max: 10n ** 12n }), (rows, net) => {
        const amounts = exact(rows, net);
        const { included } = systemOf(rows);
        for (const [at, row] of rows.entries()) {
          if (row.is_fixed) continue;
          const base = (included[at] ?? []).reduce<Rational>(
            (sum, other) => {
              const { n, d } = amounts[other] ?? { n: 0n, d: 1n };
              return { n: sum.n * d + n * sum.d, d: sum.d * d };
            },
            { n: net, d: 1n },
          );
          const { n, d } = amounts[at] ?? { n: 0n, d: 1n };
          const rate = parseDecimal(row.value, 4) * parseDecimal(row.base_percent ?? '100', 4);
          expect(n * base.d * 10n ** 12n === base.n * rate * d).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(anyRows(8), fc.bigInt({ min: 0n, max: 10n ** 12n }), (rows, net) => {
        const backwards = exact(rows.toReversed(), net).toReversed();
        for (const [at, { n, d }] of exact(rows, net).entries()) {
          const other = backwards[at] ?? { n: -1n, d: 1n };
          expect(n * other.d === other.n * d).toBe(true);
        }
      }),
    );
  });
});

describe('tributes are refused', () => {
  const row = (tribute: string, value: string, more: Partial<TributeTerms> = {}): TributeTerms => ({
    tribute,
    value,
    is_fixed: false,
    is_origin: false,
    tax_responsible: 'importer',
    ...more,
  });
  const reasons = (...rows: TributeTerms[]) => systemProblems(rows).map(({ reason, rows: all }) => [reason, ...all]);

  it('where their equations have no single solution', () => {
    expect(reasons(row('a', '100', { base_includes_self: true }))).toEqual([['cycle_unsolvable', 0]]);
    expect(reasons(row('a', '100', { base_includes: ['b'] }), row('b', '100', { base_includes: ['a'] }))).toEqual([
      ['cycle_unsolvable', 0, 1],
    ]);
  });

  it('where an amount would be below zero, naming the whole cycle', () => {
    expect(
      reasons(row('x', '5'), row('a', '200', { base_includes: ['b'] }), row('b', '80', { base_includes: ['a'] })),
    ).toEqual([['cycle_unsolvable', 1, 2]]);
    expect(
      reasons(
        row('a', '0', { base_includes: ['b'] }),
        row('b', '99', { base_includes: ['a'], base_includes_self: true }),
      ),
    ).toEqual([]);
  });

  it('where a limit is within a cycle; a row that includes only itself is none', () => {
    expect(
      reasons(row('a', '10', { base_includes: ['b'], maximum: '5' }), row('b', '10', { base_includes: ['a'] })),
    ).toEqual([['cycle_limited', 0, 1]]);
    expect(reasons(row('a', '10', { base_includes_self: true, maximum: '5' }))).toEqual([]);
  });

  it('where a base discloses what the exporter bears at home, also through others', () => {
    const hidden = row('h', '5', { is_origin: true, tax_responsible: 'exporter' });
    const between = row('b', '5', { base_includes: ['h'] });
    expect(reasons(hidden, between, row('c', '5', { base_includes: ['b'] }))).toEqual([
      ['hidden_base', 1, 0],
      ['hidden_base', 2, 0],
    ]);
    // Elsewhere, the name means the rows outside.
    expect(reasons(hidden, row('h', '3'), between)).toEqual([]);
    expect(systemOf([hidden, row('h', '3'), between]).included[2]).toEqual([1]);
    const own = row('g', '5', { is_origin: true, tax_responsible: 'exporter', base_includes: ['h'] });
    expect(systemOf([hidden, row('h', '3'), own]).included[2]).toEqual([0, 1]);
  });

  it('where a named tribute has no row', () => {
    expect(unknownBases([row('a', '5', { base_includes: ['B'] }), row('b', '5', { base_includes: ['z'] })])).toEqual([
      { at: 1, rows: [1], reason: 'unknown_tribute' },
    ]);
  });
});
