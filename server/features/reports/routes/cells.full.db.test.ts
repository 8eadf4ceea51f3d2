import { beforeAll, describe, expect, it } from 'vitest';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { dimensionNames } from '../../../../domain/reports/groups.ts';
import { demoApp, testApp } from '../../../../tests/support/app.ts';
import { propertyAt } from '../../../../domain/schema/path.ts';
import type { DeclaredReport } from '../registry.ts';
import { addUpDays } from '../../../../tests/support/dailySums.ts';
import { checkCells, readReport } from '../../../../tests/support/reportCells.ts';
import { allListed, currencies, makeHistory } from '../../../../tests/support/reportHistory.ts';

const api = await testApp();
let ana = await api.signIn('ana@acme.test');
const demo = await demoApp();
const owner = await demo.signIn('ana@acme.test');
beforeAll(async () => {
  await makeHistory(api, ana);
  // Due dates are before and after it.
  api.clock.set('2026-05-20T15:00:00Z');
  ana = await api.signIn('ana@acme.test');
  // With daily sums for this history; the demo reads lines directly.
  await addUpDays(api.pool);
}, 120_000);

/** Returns a value of the filter `type` of a report. */
const typeOf = ({ resource }: DeclaredReport): string => String(propertyAt(resource.schema, 'type')?.enum?.[0]);

describe.each([
  ['a generated history', api, () => ana],
  ['the demo', demo, () => owner],
] as const)('of %s', (_, { app }, clientOf) => {
  describe.each(app.reports.map((declared) => [declared.report.name, declared] as const))('%s', (name, declared) => {
    const { report } = declared;
    const period: Record<string, string>[] = report.period
      ? [{ from: '2025-06-15', to: '2026-04-30', compare: 'true' }]
      : [];
    const queries: Record<string, string>[] = [
      {},
      ...dimensionNames(report).map((by) => ({
        by,
        ...(report.filters.includes('type') && { type: typeOf(declared) }),
      })),
      ...(report.apart ? [{ apart: 'true', ...period[0] }] : []),
      ...period,
      { currency: 'BRL' },
    ];

    it.each(queries.map((query) => [new URLSearchParams(query).toString(), query] as const))(
      'each figure is the sum of its list: ?%s',
      async (_query, query) => {
        const checked = await checkCells(clientOf(), declared, query);
        const isAll = Object.keys(query).length === 0;
        expect(checked).toBeGreaterThanOrEqual(isAll ? 1 : 0);
      },
    );

    it('the figures of the groups add up to the totals of their currencies', async () => {
      const { results, totals } = await readReport(clientOf(), name);
      for (const { currency, across, values } of totals) {
        const cells = results.filter(
          (cell) => cell.currency === currency && (across === undefined || cell.across === across),
        );
        for (const [measure, { during }] of Object.entries(report.measures)) {
          const amounts = cells.map((cell) => String(cell.values[measure]));
          // The state at the end of a period is that at the end of its last month.
          const of = during ? amounts.slice(-1) : amounts;
          expect(sumAmounts(of, 3), measure).toBe(sumAmounts([String(values[measure])], 3));
        }
      }
    });
  });
});

it('issued by month is what the invoices that are listed come to, added up here', async () => {
  const expected = new Map<string, string[]>();
  for (const { status, currency, created, total } of await allListed(ana)) {
    if (!['billed', 'paid'].includes(status) || created < '2025-01-01' || created > '2026-12-31') continue;
    const key = `${created.slice(0, 7)} ${currency}`;
    expected.set(key, [...(expected.get(key) ?? []), total]);
  }
  const { results, count } = await readReport(ana, 'issued', { from: '2025-01-01', to: '2026-12-31' });
  const found = results.map(({ group, currency, values }) => [
    `${group} ${currency}`,
    [sumAmounts([String(values['amount'])], 3), values['count']],
  ]);
  const sums = [...expected].map(([key, totals]) => [key, [sumAmounts(totals, 3), totals.length]]);
  expect(new Map(found as [string, unknown][])).toEqual(new Map(sums as [string, unknown][]));
  expect([count, new Set(results.map(({ currency }) => currency))]).toEqual([expected.size, new Set(currencies)]);
});

it('receipts by month are what the transactions of the invoices that are listed come to, added up here', async () => {
  const expected = new Map<string, { readonly amounts: string[]; readonly fees: string[] }>();
  for (const { status, paid_on: day = '', transactions } of await allListed(ana)) {
    const [paid] = transactions;
    if (status !== 'paid' || !paid) continue;
    const key = `${day.slice(0, 7)} ${paid.exchange_currency}`;
    const { amounts = [], fees = [] } = expected.get(key) ?? {};
    expected.set(key, { amounts: [...amounts, paid.remaining_amount], fees: [...fees, paid.fee] });
  }
  const { results, totals } = await readReport(ana, 'receipts', { from: '2025-01-01', to: '2026-12-31' });
  const found = results.map(({ group, currency, values }): [string, unknown] => [
    `${group} ${currency}`,
    [sumAmounts([String(values['amount'])], 3), sumAmounts([String(values['fee'])], 3), values['count']],
  ]);
  const sums = [...expected].map(([key, { amounts, fees }]): [string, unknown] => [
    key,
    [sumAmounts(amounts, 3), sumAmounts(fees, 3), fees.length],
  ]);
  expect(new Map(found)).toEqual(new Map(sums));
  expect(totals.map(({ currency }) => currency)).toEqual(currencies);
});
