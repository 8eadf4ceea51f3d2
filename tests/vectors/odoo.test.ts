import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { taxesOfLine } from '../../domain/taxes/line.ts';
import type { TributeTerms } from '../../domain/taxes/terms.ts';

/** A percentage, or an amount for each unit. `inside` is part of the price; `includes` are the places of taxes in its base. */
interface Tax {
  readonly percent?: string;
  readonly amount?: string;
  readonly inside?: boolean;
  readonly withheld?: boolean;
  readonly self?: boolean;
  readonly includes?: readonly number[];
}

interface Vector {
  readonly name: string;
  readonly decimals: number;
  readonly price: string;
  readonly quantity?: string;
  readonly taxes: readonly Tax[];
  readonly net: string;
  readonly amounts: readonly string[];
}

/**
 * Figures of the tests of Odoo's taxes (github.com/odoo/odoo, addons/account/tests/test_taxes_computation.py): its unrounded
 * ones with six decimals. Left out are prices and bases below zero, a currency that counts in 0.05, a tax of 100 percent of
 * itself, reverse charge as two taxes of one line, and amounts outside the price in the base of one inside it.
 */
const vectors = readFileSync(join(import.meta.dirname, 'odoo.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

/** A tax inside the price is the exporter's country's, charged to the importer; the importer pays others at home. */
const tributeOf = (tax: Tax, at: number): TributeTerms => ({
  tribute: `${at}`,
  value: tax.percent ?? tax.amount ?? '0',
  is_fixed: tax.percent === undefined,
  is_origin: tax.inside === true,
  tax_responsible: tax.withheld ? 'exporter' : 'importer',
  ...(tax.percent === undefined && { per: 'unit' as const }),
  ...(tax.includes && { base_includes: tax.includes.map(String) }),
  ...(tax.self && { base_includes_self: true }),
});

/** No net gives these prices: Odoo then rounds the taxes, and the net here is the exact one, rounded. */
const otherNets = ['case 4/line', 'case 6/line', 'India/7', 'India/8'];

const ours = ({ decimals, price, quantity = '1', taxes }: Vector) => {
  const isInside = taxes.some(({ inside }) => inside);
  const line = { price, quantity, price_includes_tax: isInside, tributes: taxes.map(tributeOf) };
  const { net, tributes } = taxesOfLine(line, decimals);
  return { net, amounts: tributes.map(({ amount }) => amount) };
};

const theirs = ({ net, amounts }: Vector) => ({ net, amounts });

test('there are all that can be written', () => {
  expect(vectors).toHaveLength(46);
});

test.each(vectors.filter(({ name }) => !otherNets.includes(name)))('$name has our figures', (vector) => {
  expect(ours(vector)).toEqual(theirs(vector));
});

test.each(vectors.filter(({ name }) => otherNets.includes(name)))('$name has another net', (vector) => {
  expect(ours(vector)).not.toEqual(theirs(vector));
});
