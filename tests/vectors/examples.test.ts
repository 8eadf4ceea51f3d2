import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { adjustmentIssues, spreadIssues } from '../../domain/documents/adjustments.ts';
import { figureIssues } from '../../domain/documents/lineFigures.ts';
import { noLineIssues } from '../../domain/documents/rowIssues.ts';
import { decimalsOf } from '../../domain/money/decimals.ts';
import { decimalText } from '../../domain/money/decimal.ts';
import { sumAmounts } from '../../domain/money/sum.ts';
import { trimDecimal } from '../../domain/money/trimDecimal.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import { spreadAdjustments } from '../../domain/taxes/adjustments.ts';
import { boxOf } from '../../domain/taxes/boxes.ts';
import { taxesOfDocument } from '../../domain/taxes/document.ts';
import { taxesOfLines, unitsOfLine } from '../../domain/taxes/line.ts';
import type { Adjustment, LineTerms, TributeTerms } from '../../domain/taxes/terms.ts';
import { sumTributes } from '../../domain/taxes/tributes.ts';
import { ajvOptions, configureAjv } from '../../domain/validation/ajv.ts';
import { compileInput } from '../../domain/validation/compileInput.ts';
import invoiceResource from '../../schemas/resources/invoicing/invoices.ts';

/** An exempt line has a tax without a percentage. An informative tax is in the prices already, and not added. */
interface Tax {
  readonly name: string;
  readonly percent?: string;
  readonly kind?: 'retained' | 'informative';
}

interface Line extends Omit<LineTerms, 'tributes' | 'adjustments'> {
  readonly unit_code?: string;
  readonly adjustments?: Adjustment[];
  readonly taxes?: readonly Tax[];
}

/** What an example adds up; absent ones are 0. */
type Figure = 'sum' | 'discount' | 'charge' | 'total' | 'tax' | 'total_with_tax' | 'retained' | 'payable';

interface Example {
  readonly name: string;
  readonly currency: string;
  /** The tax that the prices include. */
  readonly prices_include?: string;
  readonly lines: readonly Line[];
  readonly adjustments?: readonly (Adjustment & { readonly expected: string; readonly taxes?: readonly Tax[] })[];
  readonly expected: Readonly<Partial<Record<Figure, string>>>;
  readonly rates: readonly (Tax & { readonly base: string; readonly amount: string })[];
}

/**
 * Figures of public examples, an invoice a line: those of GOBL (github.com/invopop/gobl, Apache-2.0), and those of EN 16931
 * (github.com/ConnectingEurope/eInvoicing-EN16931, github.com/OpenPEPPOL/peppol-bis-invoice-3).
 */
const examples = ['gobl.jsonl', 'en16931.jsonl'].flatMap((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Example),
);

/** Examples that can be written, with other totals, by the reason. */
const differing: Readonly<Record<string, readonly string[]>> = {
  'prices include a tax, which is that of the sum of the lines': [
    'be/invoice-peppol',
    'es/invoice-es-prices-include',
    'pt/invoice-pt-prices-include',
    'pt/invoice-pt-prices-include-multi',
  ],
  'prices include one of two taxes': ['es/invoice-es-es-vateqs-provider'],
  'a charge of the document has taxes of its own, or none': [
    'ar/invoice-ar-arca-with-charges',
    'gr/invoice-fee',
    'it/flat-rate',
    'jp/invoice-jp-discount-charge',
    'sa/credit-note-summary',
  ],
  'a discount of the document has taxes of its own': ['peppol/vat-category-S'],
  'amounts are entered instead of computed': ['en16931/example3', 'es/invoice-es-bypass'],
  'the tax is that after the retained one': ['es/invoice-es-es-freelance'],
};

/** Examples that cannot be written, by the issue. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'validation.decimal.minimum': [
    'en16931/example1',
    'en16931/example2',
    'es/invoice-es-es-item-negative',
    'peppol/base-creditnote-correction',
    'peppol/base-example',
    'peppol/sales-order-example',
    'ro/invoice-ro-380-storno',
  ],
  'validation.adjustment.beyond': ['de/invoice-de-rounding', 'de/invoice-de-rounding-2'],
  'validation.noLines': ['es/invoice-es-es-only-charges', 'gr/invoice-accommodation', 'gr/invoice-climate'],
};

const uuid = '018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4d';

/** Taxes are those of the exporter's country, which the importer pays; the importer withholds retained ones. */
const tributeOf = ({ name, percent, kind }: Tax): TributeTerms & { uuid: string; name: string } => ({
  uuid,
  tribute: name,
  name: percent === undefined ? `${name} exempt` : name,
  value: percent ?? '0',
  is_fixed: false,
  is_origin: kind !== 'retained',
  tax_responsible: kind ? 'exporter' : 'importer',
});

const rowsOf = (lines: readonly Line[], decimals: number) =>
  lines.map((line) => unitsOfLine({ ...line, tributes: [] }, decimals));

/** Returns the totals that we compute, with taxes rounded once for the document, as EN 16931 asks. */
function ours({ currency, prices_include, lines, adjustments = [] }: Example) {
  const decimals = decimalsOf(currency);
  const { amounts, shares } = spreadAdjustments(rowsOf(lines, decimals), adjustments, decimals);
  const taxed = lines.map((line) => ({
    ...line,
    price_includes_tax: prices_include !== undefined,
    rounding: 'document' as const,
    scenery: JSON.stringify(line.taxes),
    tributes: (line.taxes ?? []).map(tributeOf),
  }));
  const computed = taxesOfLines(taxed, decimals, shares).map((totals, at) => {
    const recorded = (taxed[at]?.tributes ?? []).map(({ base_includes: _base, ...tribute }, index) => ({
      ...tribute,
      ...totals.tributes[index],
    }));
    return { ...totals, scenery: { uuid, tributes: recorded } };
  });
  const sumOf = (kind: Adjustment['kind']): bigint =>
    amounts.reduce((sum, units, at) => (adjustments[at]?.kind === kind ? sum + units : sum), 0n);
  const totals = taxesOfDocument(computed, decimals);
  return {
    sum: totals.subtotal,
    discount: decimalText(-sumOf('discount'), decimals),
    charge: decimalText(sumOf('charge'), decimals),
    total: totals.net,
    tax: totals.exporter_total_taxes_payable_importer,
    total_with_tax: totals.importer_total_payable,
    retained: totals.importer_total_taxes_payable_exporter,
    payable: totals.total,
    rates: sumTributes(computed, currency)
      .map(({ name, box, value, base, amount }) => [name, box, trimDecimal(value), base, amount].join(' '))
      .toSorted(),
  };
}

/** Returns the totals that an example expects, written like ours. */
function theirs({ currency, expected, rates }: Example): ReturnType<typeof ours> {
  const money = (amount = '0') => sumAmounts([amount], decimalsOf(currency));
  return {
    sum: money(expected.sum),
    discount: money(expected.discount),
    charge: money(expected.charge),
    total: money(expected.total),
    tax: money(expected.tax),
    total_with_tax: money(expected.total_with_tax),
    retained: money(expected.retained),
    payable: money(expected.payable),
    rates: rates
      .map(({ base, amount, ...tax }) => {
        const { name, value, ...terms } = tributeOf(tax);
        return [name, boxOf(terms), trimDecimal(value), money(base), money(amount)].join(' ');
      })
      .toSorted(),
  };
}

const ajv = configureAjv(new Ajv2020(ajvOptions));
const check = compileInput(ajv, writeSchema(invoiceResource.schema), invoiceResource.schema);

/** Returns the issues of an example as an invoice of ours, each once. */
function issuesOf({ currency, lines, adjustments = [] }: Example): string[] {
  const decimals = decimalsOf(currency);
  const body = {
    service_provider_uuid: uuid,
    service_buyer_uuid: uuid,
    currency,
    created: '2026-03-10',
    due_date: '2026-04-10',
    items_invoice: lines.map(({ taxes = [], ...line }) => ({
      ...line,
      item: uuid,
      scenery: { uuid, tributes: taxes.map((tax) => ({ uuid, value: tributeOf(tax).value })) },
    })),
    adjustments: adjustments.map(({ expected: _expected, taxes: _taxes, ...adjustment }) => adjustment),
  };
  const issues = [
    ...check(body, lines.length).issues,
    ...noLineIssues(
      lines.map(() => ({})),
      'items_invoice',
    ),
    ...lines.flatMap((line) => figureIssues('', line)),
    ...[adjustments, ...lines.map((line) => line.adjustments ?? [])].flatMap((some) =>
      adjustmentIssues('', some, decimals),
    ),
    ...spreadIssues('', rowsOf(lines, decimals), adjustments, decimals),
  ];
  return [...new Set(issues.map(({ key }) => key))];
}

/** Returns an example with its charges as lines, with taxes of their own. */
const withChargesAsLines = ({ adjustments = [], ...example }: Example): Example => ({
  ...example,
  lines: [
    ...example.lines,
    ...adjustments.map(({ expected, taxes = [] }) => ({ quantity: '1', price: expected, taxes })),
  ],
  expected: { ...example.expected, sum: example.expected.total, charge: '0' },
});

const named = (names: readonly string[]): Example[] => examples.filter(({ name }) => names.includes(name));
const listed = [differing, refused].flatMap((reasons) => Object.values(reasons).flat());
const agreeing = examples.filter(({ name }) => !listed.includes(name));

test('most examples can be written and have our totals', () => {
  const counts = [examples, agreeing, named(Object.values(differing).flat()), named(Object.values(refused).flat())];
  expect(counts.map((some) => some.length)).toEqual([283, 257, 14, 12]);
});

test.each(agreeing)('$name has our totals', (example) => {
  expect(issuesOf(example)).toEqual([]);
  expect(ours(example)).toEqual(theirs(example));
});

describe.each(Object.entries(differing))('where %s', (_, names) => {
  test.each(named(names))('$name has other totals', (example) => {
    expect(issuesOf(example)).toEqual([]);
    expect(ours(example)).not.toEqual(theirs(example));
  });
});

describe.each(Object.entries(refused))('with the issue %s', (key, names) => {
  test.each(named(names))('$name is refused', (example) => {
    expect(issuesOf(example)).toEqual([key]);
  });
});

const charged = ['a charge of the document has taxes of its own, or none', 'validation.noLines'];
const chargesApart = named(charged.flatMap((reason) => differing[reason] ?? refused[reason] ?? []));

test.each(chargesApart)('$name agrees with its charges as lines', (example) => {
  const written = withChargesAsLines(example);
  expect(issuesOf(written)).toEqual([]);
  expect(ours(written)).toEqual(theirs(written));
});
