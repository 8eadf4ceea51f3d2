import { expect, it } from 'vitest';
import type { ReportCard } from '../cards.ts';
import { demoApp } from '../../../../tests/support/app.ts';
import { periodOfMonth } from '../../../../domain/dates/period.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { loadReports } from '../registry.ts';

const demo = await demoApp();
const ana = await demo.signIn('ana@acme.test');
const reports = await loadReports();

type Answer = { totals: { currency: string; across?: unknown; values: Record<string, string> }[] };

const cards = async (): Promise<ReportCard[]> => (await ana.get('/api/v2/reports')).json().results;

/** Returns the total of a report's first measure. */
async function totalOf({ report, currency }: ReportCard, days?: { from: string; to: string }): Promise<string> {
  const period = days ? `&from=${days.from}&to=${days.to}` : '';
  const { totals }: Answer = (await ana.get(`/api/v2/reports/${report}?currency=${currency}${period}`)).json();
  const measures = reports.find(({ name }) => name === report)?.measures ?? {};
  const total = totals.find((each) => each.currency === currency && !('across' in each));
  return total?.values[Object.keys(measures)[0] ?? ''] ?? '0.00';
}

it('has for each report what the report itself has', async () => {
  const found = await cards();
  expect(found.map(({ report }) => report)).toEqual(reports.map(({ name }) => name));
  for (const card of found) {
    const { months, amount, report } = card;
    expect(months === undefined, report).toBe(reports.find(({ name }) => name === report)?.period === undefined);
    if (!months) expect([report, amount]).toEqual([report, await totalOf(card)]);
    for (const each of months ?? [])
      expect([report, each.month, each.amount]).toEqual([
        report,
        each.month,
        await totalOf(card, periodOfMonth(each.month)),
      ]);
    if (months) expect(months).toHaveLength(12);
  }
  expect(found.some(({ amount }) => Number(amount) > 0)).toBe(true);
});

it('names this month among its months', async () => {
  const [issued] = await cards();
  expect(issued?.months?.at(-1)?.amount).toBe(issued?.amount);
  expect(Number(sumAmounts(issued?.months?.map(({ amount }) => amount) ?? [], 2))).toBeGreaterThan(0);
});

it('has only the reports that the user may read', async () => {
  const admin = await demo.signIn('admin@ultramar.test');
  expect((await admin.get('/api/v2/reports')).statusCode).toBe(403);
  expect((await demo.anonymous.get('/api/v2/reports')).statusCode).toBe(401);
});
