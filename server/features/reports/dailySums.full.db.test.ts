import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { dimensionNames, dimensionOf } from '../../../domain/reports/groups.ts';
import type { ReportParams } from '../../../domain/reports/listOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import {
  contractBody,
  exampleTributes,
  invoiceBody,
  lineBody,
  make,
  makeScenario,
} from '../../../tests/support/company.ts';
import { addUpDays, compareDailySums, staleDays, withDailySums } from '../../../tests/support/dailySums.ts';
import { chance, currencies, invoices } from '../../../tests/support/reportHistory.ts';
import { testWorkshop } from '../../../tests/support/useCases.ts';
import { dailyColumnsOf, dailyTableOf } from '../../engine/lists/dailySums.ts';
import { finderOf } from '../../engine/resources/finder.ts';
import { storageOf } from '../../engine/resources/storage.ts';
import { runDue } from '../recurrence/runs/run.ts';
import { loadReports, withResources } from './registry.ts';
import { sumGroups } from './sums.ts';

const { api, made, scope, inAcme } = await testWorkshop();
const { acme } = api.identity.tenants;
await api.ownerPool.query('update companies set allows_retroactive = true');

const below = chance(25_112_026);

const ana = await api.signIn('ana@acme.test');
const items = [made.item];
const scenarios = [made.scenario];
const written: string[] = [];
beforeAll(async () => {
  for (const description of ['Support', 'Training'])
    items.push(await make(ana, '/api/v2/invoice/items', { description }));
  scenarios.push(
    await makeScenario(ana, exampleTributes.slice(0, 2)),
    await makeScenario(ana, exampleTributes.slice(2)),
  );
});

const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;

const body = () =>
  invoiceBody(made, {
    currency: one(currencies),
    created: addDays('2026-03-10', -below(12)),
    due_date: addDays('2026-04-10', below(60)),
    items_invoice: Array.from({ length: 1 + below(3) }, () =>
      lineBody(made, {
        item: { uuid: one(items) },
        scenery: { uuid: one(scenarios) },
        price: String(100 + below(90_000)),
        quantity: 1 + below(3),
      }),
    ),
    confirm_scenarios: true,
    is_draft: below(3) > 0,
  });

/** Changes the status of an invoice, if possible. */
const turn = (status: string) => async () => {
  const confirmed = status === 'billed' ? { confirm_scenarios: true } : {};
  const { statusCode } = await ana.put(`/api/v2/invoice/status/${one(written)}`, { status, ...confirmed });
  expect([200, 409]).toContain(statusCode);
};

/** The operations on a company's invoices, weighted by repetition. */
const commands: (() => Promise<void>)[] = [
  ...Array.from({ length: 4 }, () => async () => {
    written.push(await make(ana, `${invoices}/create`, body()));
  }),
  ...['billed', 'billed', 'billed', 'paid', 'paid', 'cancelled', 'draft', 'draft'].map(turn),
  async () => {
    const { statusCode } = await ana.put(`${invoices}/${one(written)}/update`, { ...body(), is_draft: true });
    expect([200, 400, 409]).toContain(statusCode);
  },
  async () => {
    const uuid = one(written);
    const { items_invoice: lines } = (await ana.get(`${invoices}/${uuid}`)).json();
    const as = one(['credit', 'debit']);
    const part = as === 'credit' && below(3) === 0 ? {} : { lines: [{ uuid: lines[0].uuid, amount: '1' }] };
    const answer = await ana.post(`${invoices}/${uuid}/correct`, { reason: 'Wrong', as, ...part });
    expect([201, 400, 409]).toContain(answer.statusCode);
    if (answer.statusCode !== 201) return;
    const issued = await ana.put(`/api/v2/${as}-notes/${answer.json().uuid}/issue`, {});
    expect([200, 400, 409]).toContain(issued.statusCode);
  },
  async () => {
    await make(ana, '/api/v2/contracts/create', {
      ...contractBody(made, { type: 'variable', frequency: 2, due_date: addDays('2026-03-10', below(20)) }),
    });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
  },
];

const reports = withResources(await loadReports(), withDailySums);

/** The resource without daily sums. */
const slow = (resource: Resource): Resource => {
  const { dailySums: _, ...list } = { dailySums: undefined, ...resource.list };
  return { ...resource, list };
};

/** Compares each cell of each report with the sum of the rows. */
async function compareReports(): Promise<number> {
  let cells = 0;
  const month = { today: '2026-03-10', from: '2026-03-01', to: '2026-03-31' };
  const questions: ReportParams[] = [
    { ...month, from: '2025-01-01', to: '2027-12-31' },
    { ...month, from: '2026-03-04', to: '2026-03-07' },
    { ...month, apart: true },
    { ...month, currency: 'JPY' },
    { ...month, filters: { type: 'recurring' } },
  ];
  for (const { report, resource } of reports) {
    const { narrowing } = await finderOf(resource);
    for (const by of dimensionNames(report)) {
      const summed = { report, narrowing, dimension: dimensionOf(report, by), most: 1_000 };
      const reader = { ...scope(), language: 'pt', tenants: [] } as const;
      for (const params of questions) {
        const [fast, rows] = await inAcme(async (db) => [
          await sumGroups(db, { ...summed, visible: resource }, reader, params),
          await sumGroups(db, { ...summed, visible: slow(resource) }, reader, params),
        ]);
        expect(fast, `${report.name} by ${by}`).toEqual(rows);
        cells += rows?.length ?? 0;
      }
    }
  }
  return cells;
}

describe('the daily sums of a company', () => {
  it('come to what its lines come to after each of many commands, whether its days are added up or not', async () => {
    for (let step = 0; step < 60; step += 1) {
      await one(written.length > 5 ? commands : commands.slice(0, 1))();
      if (below(3) === 0) await addUpDays(api.pool);
      const { differing } = await compareDailySums(api.pool, acme);
      expect(differing, `step ${step}`).toEqual([]);
    }
    expect(await compareReports()).toBeGreaterThan(100);
    await addUpDays(api.pool);
    expect(await staleDays(api.pool, acme)).toEqual([]);
    expect(await compareReports()).toBeGreaterThan(100);
  }, 120_000);

  it('do so at each moment while others issue and days are added up, and turns of that are killed', async () => {
    const compared = new AbortController();
    const { signal } = compared;
    const adding = async () => {
      while (!signal.aborted) {
        const client = await api.ownerPool.connect();
        await client.query(`begin; select set_config('app.tenant', '${acme}', true)`);
        await client.query('select add_up_days(2)');
        const isKilled = below(3) === 0;
        if (!isKilled) await client.query('commit');
        client.release(isKilled);
      }
    };
    const issuing = async () => {
      while (!signal.aborted) await Promise.all([one(commands)(), one(commands)(), one(commands)()]);
    };
    const comparing = async () => {
      for (let time = 0; time < 12; time += 1) {
        const { differing } = await compareDailySums(api.pool, acme);
        expect(differing).toEqual([]);
      }
    };
    await Promise.all([adding(), issuing(), comparing().finally(() => compared.abort())]);
    expect(await compareReports()).toBeGreaterThan(100);
  }, 120_000);
});

describe.each(withDailySums.map((resource) => [resource.name, resource] as const))(
  'the table of daily sums of %s',
  (_, resource) => {
    it('has the columns that its schema names, of the types that its rows have', async () => {
      const { by, together, sums } = dailyColumnsOf(resource);
      const columnsOf = async (table: string) => {
        const { rows } = await api.ownerPool.query<{ name: string; type: string }>(
          `select attname::text as name, atttypid::regtype::text as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
          [table],
        );
        return new Map(rows.map(({ name, type }) => [name, type]));
      };
      const ofRows = await columnsOf(storageOf(resource).table);
      const names = ['tenant_id', ...by, ...together, ...sums];
      expect(await columnsOf(dailyTableOf(resource))).toEqual(
        new Map([...names.map((name) => [name, ofRows.get(name)] as const), ['n', 'bigint']]),
      );
    });
  },
);
