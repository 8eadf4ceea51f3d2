import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../domain/dates/date.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { dimensionNames } from '../../../../domain/reports/groups.ts';
import { demoApp, testApp, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { checkCells, readReport } from '../../../../tests/support/reportCells.ts';

const api = await testApp();
let ana = await api.signIn('ana@acme.test');
const demo = await demoApp();
const owner = await demo.signIn('ana@acme.test');
const invoices = '/api/v2/invoice/invoices-single';
const currencies = ['BRL', 'JPY', 'KWD'];

/** What becomes of a draft. */
const courses = [['billed'], ['billed', 'paid'], ['billed', 'cancelled'], ['billed', 'draft'], ['cancelled'], []];

/** The same numbers each time, as if by chance. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Invoices of a year in three currencies to clients of three countries: drafts, some issued, paid, reverted, cancelled. */
async function makeHistory(client: TestClient): Promise<void> {
  const made = await makeRegistrations(api, client);
  await api.ownerPool.query('update companies set allows_retroactive = true');
  const entities = [made.entity];
  for (const [index, country] of [276, 392, 840, 276].entries()) {
    const location = { ...usLocation, country: { id: country } };
    entities.push(await make(client, '/api/v2/entities', { name: `Client ${index}`, location }));
  }
  const below = chance(20_261_124);
  for (let n = 0; n < 90; n += 1) {
    const created = addDays('2026-03-10', -below(360));
    const body = invoiceBody(made, {
      service_buyer_uuid: entities[below(entities.length)],
      currency: currencies[below(3)],
      created,
      due_date: addDays('2026-03-10', below(120)),
      items_invoice: [lineBody(made, { price: String(1 + below(90_000)), quantity: 1 + below(3) })],
      confirm_scenarios: true,
      is_draft: true,
    });
    const uuid = await make(client, `${invoices}/create`, body);
    for (const status of courses[below(courses.length)] ?? []) {
      const confirmed = status === 'billed' ? { confirm_scenarios: true } : {};
      const answer = await client.put(`/api/v2/invoice/status/${uuid}`, { status, ...confirmed });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }
}

beforeAll(async () => {
  await makeHistory(ana);
  // Due dates lie before and after it.
  api.clock.set('2026-05-20T15:00:00Z');
  ana = await api.signIn('ana@acme.test');
}, 120_000);

interface Listed {
  readonly status: string;
  readonly currency: string;
  readonly created: string;
  readonly total: string;
}

async function allListed(client: TestClient): Promise<Listed[]> {
  const answers = await Promise.all([1, 2].map((page) => client.get(`${invoices}?per_page=100&page=${page}`)));
  return answers.flatMap((answer) => answer.json<{ results: Listed[] }>().results);
}

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
      ...dimensionNames(report).map((by) => ({ by, type: 'individual' })),
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
        expect(
          sumAmounts(
            cells.map((cell) => String(cell.values['amount'])),
            3,
          ),
        ).toBe(sumAmounts([String(values['amount'])], 3));
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
