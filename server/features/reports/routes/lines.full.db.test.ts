import { beforeAll, describe, expect, it } from 'vitest';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { readReport } from '../../../../tests/support/reportCells.ts';
import { addUpDays } from '../../../../tests/support/dailySums.ts';
import { allListed, invoices, makeHistory, type Listed } from '../../../../tests/support/reportHistory.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');

beforeAll(async () => {
  await makeHistory(api, ana);
  // So that reports read daily sums.
  await addUpDays(api.pool);
}, 120_000);

interface WholeInvoice extends Listed {
  readonly items_invoice: readonly {
    readonly item: { readonly uuid: string };
    readonly total: string;
    readonly scenery: {
      readonly uuid: string;
      readonly origin: { readonly id: number };
      readonly destiny: { readonly id: number };
      readonly tributes: readonly {
        readonly name: string;
        readonly is_origin: boolean;
        readonly tax_responsible: string;
        readonly amount: string;
      }[];
    };
  }[];
}

/** The contributions of each invoice to a report's groups. */
type Entries = (invoice: WholeInvoice) => readonly (readonly [group: unknown, amount: string])[];

const ofLines =
  (groupOf: (line: WholeInvoice['items_invoice'][number]) => unknown): Entries =>
  ({ items_invoice: lines }) =>
    lines.map((line) => [groupOf(line), line.total] as const);

type Scenery = WholeInvoice['items_invoice'][number]['scenery'];

const ofTaxes =
  (groupOf: (tribute: Scenery['tributes'][number], scenery: Scenery) => unknown): Entries =>
  ({ items_invoice: lines }) =>
    lines.flatMap(({ scenery }) =>
      scenery.tributes.map((tribute) => [groupOf(tribute, scenery), tribute.amount] as const),
    );

describe.each<[name: string, by: string, entries: Entries]>([
  ['items', 'item', ofLines(({ item }) => item.uuid)],
  ['scenarios', 'scenario', ofLines(({ scenery }) => scenery.uuid)],
  ['taxes', 'tribute', ofTaxes(({ name }) => name)],
  ['taxes', 'country', ofTaxes(({ is_origin: isOrigin }, { origin, destiny }) => (isOrigin ? origin : destiny).id)],
  ['taxes', 'side', ofTaxes(({ is_origin: isOrigin }) => (isOrigin ? 'origin' : 'destiny'))],
  ['taxes', 'responsible', ofTaxes(({ tax_responsible: responsible }) => responsible)],
])('%s by %s', (name, by, entries) => {
  it.each([
    ['what is issued', {}, ['billed', 'paid']],
    ['what is cancelled, apart', { apart: 'true' }, ['cancelled']],
  ])('is what the lines of the invoices come to, added up here: %s', async (_of, query, statuses) => {
    const listed = await allListed(ana);
    const expected = new Map<string, string[]>();
    for (const { uuid, status, created } of listed) {
      if (!statuses.includes(status) || created < '2025-06-15' || created > '2026-12-31') continue;
      const invoice = (await ana.get(`${invoices}/${uuid}`)).json<WholeInvoice>();
      for (const [group, amount] of entries(invoice)) {
        const cell = `${String(group)} ${invoice.currency}`;
        expected.set(cell, [...(expected.get(cell) ?? []), amount]);
      }
    }
    const { results } = await readReport(ana, name, { by, from: '2025-06-15', to: '2026-12-31', ...query });
    const found = results.map(({ group, currency, values }) => [
      `${String(group)} ${currency}`,
      sumAmounts([String(values['amount'])], 3),
      Number(values['count']),
    ]);
    const sums = [...expected].map(([cell, amounts]) => [cell, sumAmounts(amounts, 3), amounts.length]);
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(String).toSorted()).toEqual(sums.map(String).toSorted());
  });
});
