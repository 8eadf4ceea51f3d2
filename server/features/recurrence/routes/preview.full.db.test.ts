import { beforeEach, describe, expect, it } from 'vitest';
import { lineBody, makeScenario } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const {
  api,
  made,
  ana,
  itIs,
  contract,
  archive,
  holdLate,
  leaving,
  archivedBuyer,
  run: tick,
} = await contractWorkshop({ type: 'fixed' });

const run = async () => (await ana.post('/api/v2/runs', {})).json();
const preview = async (query = '') => (await ana.get(`/api/v2/runs/preview${query}`)).json();

const withheld = { is_origin: false, tax_responsible: 'exporter' } as const;

/** A contract with its own scenario, and a function that changes it. */
async function underScenario(change: object = {}) {
  const scenario = await makeScenario(ana, [{ ...withheld, name: 'WHT', type: 'Fixed', value: '10' }]);
  const lines = [lineBody(made, { scenery: { uuid: scenario } })];
  await contract({ items_invoice: lines, ...change });
  return async (sql: string) => {
    await api.ownerPool.query(sql, [scenario]);
    await api.ownerPool.query('update scenarios set version = version + 1 where uuid = $1', [scenario]);
  };
}

beforeEach(async () => {
  await api.ownerPool.query(
    "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
  );
});

describe('the preview', () => {
  it('adds up by day and currency what would be issued, lists each, and changes nothing', async () => {
    await contract({ frequency: 3, due_date_contract: '2026-05-31', total_amount: '4000' });
    const usd = await contract({ currency: 'USD' });
    const before = await preview('?until=2026-04-30');
    expect(before).toMatchObject({
      today: '2026-03-10',
      until: '2026-04-30',
      days: [
        { date: '2026-03-21', currency: 'BRL', count: 1, amount: '1080.00' },
        { date: '2026-03-21', currency: 'USD', count: 1, amount: '1080.00' },
        { date: '2026-04-20', currency: 'BRL', count: 1, amount: '1080.00' },
        { date: '2026-04-20', currency: 'USD', count: 1, amount: '1080.00' },
      ],
      held: [],
      count: 4,
      is_estimate: false,
    });
    expect(before.results).toContainEqual({
      uuid: expect.any(String),
      contract_uuid: usd,
      contract_number: expect.any(Number),
      occurrence: 1,
      frequency: 12,
      service_buyer: expect.objectContaining({ name: expect.any(String) }),
      created: '2026-03-21',
      due_date: '2026-03-31',
      currency: 'USD',
      total: '1080.00',
      schedule_status: 'to_come',
    });
    expect(await preview('?until=2026-04-30')).toEqual(before);
  });

  it('lists what is on hold first, whatever its date, with the reason of a failure', async () => {
    const [waiting, failed] = [await contract({ frequency: 1 }), await contract({ frequency: 1 })];
    const dated = (uuid: string, date: string, reason: string | null) =>
      api.ownerPool.query(
        `update occurrences set created = $2, reason = $3, status = case when $3::text is null then 'future' else 'held' end
         where contract_uuid = $1`,
        [uuid, date, reason],
      );
    await dated(waiting, '2026-03-08', null);
    await dated(failed, '2026-03-10', 'failed');
    const page = async (number: number) => (await preview(`?until=2026-04-30&per_page=1&page=${number}`)).results;
    expect([await page(1), await page(2)]).toMatchObject([
      [{ contract_uuid: failed, schedule_status: 'held', held_because: 'failed' }],
      [{ contract_uuid: waiting, schedule_status: 'to_come' }],
    ]);
  });

  it('is what the run then does', async () => {
    await contract();
    await itIs('2026-05-01T15:00:00Z');
    const { days, results } = await preview('?until=2026-05-01');
    // Late invoices are for the next run, each with its own dates.
    expect(days).toEqual([{ date: '2026-05-01', currency: 'BRL', count: 2, amount: '2160.00' }]);
    expect(results).toMatchObject([{ created: '2026-03-21' }, { created: '2026-04-20' }]);
    expect(await run()).toMatchObject({ billed: 2, sums: [{ currency: 'BRL', amount: '2160.00' }] });
  });

  it('computes as of today, also before the changes of a scenario are computed', async () => {
    const scenario = await makeScenario(ana, [
      { name: 'ISS', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '10' },
    ]);
    await contract({
      items_invoice: [{ item: { uuid: made.item }, quantity: 1, price: '1000.00', scenery: { uuid: scenario } }],
    });
    const at = `/api/v2/scenarios/${scenario}`;
    const { tributes, ...rest } = (await ana.get(at)).json();
    await ana.put(at, { ...rest, tributes: [{ ...tributes[0], value: '20' }] });
    expect(await preview()).toMatchObject({ days: [{ amount: '800.00' }], results: [{ total: '800.00' }] });
  });

  it('begins with the held invoices and the reasons, and lists those that would be held', async () => {
    const buyer = await leaving();
    await contract({ service_buyer_uuid: buyer });
    await contract();
    await archive(buyer, true);
    const reasons = (all: { held_because?: string }[]) => all.map(({ held_because: why }) => why ?? '').toSorted();
    expect(reasons((await preview()).results)).toEqual(['', 'party_archived']);
    await itIs('2026-03-21T15:00:00Z');
    await tick();
    const after = await preview('?until=2026-04-30');
    expect(after).toMatchObject({ held: [{ currency: 'BRL', count: 1, amount: '1080.00' }], count: 3 });
    expect(after.results[0]).toMatchObject({
      schedule_status: 'held',
      held_because: 'party_archived',
      created: '2026-03-21',
    });
    // One of the two scheduled invoices has the same buyer.
    expect(reasons(after.results.slice(1))).toEqual(['', 'party_archived']);
  });

  it('is read page by page, and looks no further than two years ahead', async () => {
    await contract();
    const [first, second] = [
      await preview('?until=2026-12-31&per_page=2'),
      await preview('?until=2026-12-31&per_page=2&page=2'),
    ];
    expect([...first.results, ...second.results].map(({ occurrence }) => occurrence)).toEqual([1, 2, 3, 4]);
    expect((await ana.get('/api/v2/runs/preview?until=2028-03-10')).statusCode).toBe(200);
    for (const until of ['2028-03-12', '2026-03-09']) {
      const refused = await ana.get(`/api/v2/runs/preview?until=${until}`);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['until']]);
    }
  });
});

const ofTributes = (set: string) => `update scenario_tributes set ${set} where scenario_uuid = $1`;

/** The reasons of a hold, and how each comes about. */
const reasons: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['party_archived', archivedBuyer],
  [
    'party_archived',
    async () => {
      const payer = await leaving();
      await contract({ payment_responsible_uuid: payer });
      await archive(payer, true);
    },
  ],
  [
    'currency_retired',
    async () => {
      await contract({ currency: 'CLP', total_amount: '13000' });
      await api.ownerPool.query("delete from currencies where code = 'CLP'");
    },
  ],
  ['terms_outdated', async () => (await underScenario())(ofTributes("type = 'Variable', value = null"))],
  ['total_negative', async () => (await underScenario())(ofTributes("type = 'Fixed_Value', value = 1500"))],
  ['scenario_unfit', async () => (await underScenario())('update scenarios set destiny_id = 620 where uuid = $1')],
];

describe('invoices that would be held', () => {
  it.each(reasons)(
    'for %s is not among what will be issued, but beside it, as the run then has it',
    async (why, come) => {
      await contract();
      await come();
      const { days, held_days: toHold, results } = await preview();
      const day = { date: '2026-03-21', count: 1 };
      expect([days, toHold]).toMatchObject([[{ ...day, currency: 'BRL', amount: '1080.00' }], [day]]);
      const heldReasons = results.map(({ held_because: reason }: { held_because?: string }) => reason ?? '').toSorted();
      expect(heldReasons).toEqual(['', why]);
      await itIs('2026-03-21T15:00:00Z');
      expect(await run()).toMatchObject({ billed: 1, held: 1, sums: [{ currency: 'BRL', amount: '1080.00' }] });
      expect((await preview()).results[0]).toMatchObject({ schedule_status: 'held', held_because: why });
    },
  );

  it('do not include those whose reason has gone: the next run issues them', async () => {
    const buyer = await archivedBuyer();
    await itIs('2026-03-21T15:00:00Z');
    await tick();
    await archive(buyer, false);
    const { days, held, held_days: toHold, results } = await preview('?until=2026-03-21');
    expect([days, held, toHold]).toEqual([
      [{ date: '2026-03-21', currency: 'BRL', count: 1, amount: '1080.00' }],
      [],
      [],
    ]);
    expect(results).toMatchObject([{ schedule_status: 'to_come' }]);
    expect(results[0]).not.toHaveProperty('held_because');
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
  });

  it('do not include those whose contract has confirmed scenarios', async () => {
    await (
      await underScenario({ confirm_scenarios: true })
    )('update scenarios set destiny_id = 620 where uuid = $1');
    expect(await preview()).toMatchObject({ days: [{ count: 1 }], held_days: [] });
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
  });

  it('are summed by day and currency; due ones count for today, and those already on hold are excluded', async () => {
    await archivedBuyer();
    await itIs('2026-03-21T15:00:00Z');
    await tick();
    await contract({ service_buyer_uuid: made.entity, due_date: '2026-03-22' });
    await archive(made.entity, true);
    const { days, held, held_days: toHold, count } = await preview('?until=2026-04-30');
    expect([days, held, count]).toEqual([[], [{ currency: 'BRL', count: 1, amount: '1080.00' }], 4]);
    expect(toHold).toEqual([
      { date: '2026-03-21', currency: 'BRL', count: 1, amount: '1080.00' },
      { date: '2026-04-12', currency: 'BRL', count: 1, amount: '1080.00' },
      { date: '2026-04-20', currency: 'BRL', count: 1, amount: '1080.00' },
    ]);
    await archive(made.entity, false);
  });
});

describe('a part of the preview', () => {
  it('has some days only, and only invoices that will be issued, or held', async () => {
    const buyer = await leaving();
    const [gone, first, second] = [await contract({ service_buyer_uuid: buyer }), await contract(), await contract()];
    await archive(buyer, true);
    const query = '?from=2026-04-20&until=2026-04-20';
    const contracts = ({ results }: { results: { contract_uuid: string }[] }) =>
      results.map(({ contract_uuid: uuid }) => uuid).toSorted();
    const [all, held, issued] = [
      await preview(query),
      await preview(`${query}&held=true`),
      await preview(`${query}&held=false`),
    ];
    for (const part of [all, held, issued]) {
      expect(part).toMatchObject({
        days: [{ date: '2026-04-20', count: 2 }],
        held_days: [{ date: '2026-04-20', count: 1 }],
      });
    }
    expect([all, held, issued].map(({ count }) => count)).toEqual([3, 1, 2]);
    expect([all, held, issued].map(contracts)).toEqual(
      [[gone, first, second], [gone], [first, second]].map((keys) => keys.toSorted()),
    );
    expect(contracts(await preview(`${query}&held=false&per_page=1&page=2`))).toHaveLength(1);
  });

  it('starts with held and late invoices if it starts today', async () => {
    await holdLate(5);
    await contract();
    await itIs('2026-04-22T15:00:00Z');
    expect(await preview('?from=2026-04-22&held=true')).toMatchObject({
      count: 1,
      results: [{ held_because: 'late' }],
    });
    expect(await preview('?from=2026-04-22&held=false')).toMatchObject({ results: [{ created: '2026-04-20' }, {}] });
    expect(await preview('?from=2026-04-23')).toMatchObject({ held: [], results: [{ created: '2026-05-21' }] });
  });

  it('is rejected if it starts before today, or ends before it starts', async () => {
    for (const days of ['from=2026-03-09', 'from=2026-03-20&until=2026-03-19']) {
      const refused = await ana.get(`/api/v2/runs/preview?${days}`);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['from']]);
    }
  });
});
