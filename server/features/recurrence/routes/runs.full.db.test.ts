import { beforeEach, describe, expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { refuseInvoicesOf } from '../../../../tests/support/refuseInvoices.ts';

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

const run = async (body: object = {}, headers = {}) => ana.post('/api/v2/runs', body, headers);
const preview = async (query = '') => (await ana.get(`/api/v2/runs/preview${query}`)).json();
const ledger = async () => (await ana.get('/api/v2/runs')).json();

beforeEach(async () => {
  await api.ownerPool.query(
    "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
  );
  await api.ownerPool.query('update occurrences set run_uuid = null');
  await api.ownerPool.query('delete from runs');
});

describe('the ledger', () => {
  it('lists for each run its time, cause, count, total, and what it issued and held', async () => {
    const buyer = await leaving();
    await contract({ service_buyer_uuid: buyer });
    await contract({ currency: 'JPY', total_amount: '13000' });
    await archive(buyer, true);
    await itIs('2026-03-21T15:00:00Z');
    await tick();
    const { results, count } = await ledger();
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      cause: 'tick',
      worker: 'test',
      until: '2026-03-21',
      started_at: '2026-03-21T15:00:00.000Z',
      seconds: '0',
      billed: 1,
      held: 1,
      sums: [{ currency: 'JPY', amount: '1080' }],
    });
    const one = `/api/v2/runs/${results[0].uuid}`;
    expect((await ana.get(one)).json()).toMatchObject({ billed: 1 });
    const ofRun = (await ana.get(`${one}/invoices`)).json();
    expect(ofRun).toMatchObject({
      count: 2,
      results: [
        {
          status: 'future',
          schedule_status: 'held',
          held_because: 'party_archived',
          service_buyer: { name: 'Leaving Inc' },
        },
        { status: 'billed', number: expect.any(Number), due_date: '2026-03-31', total: '1080' },
      ],
    });
    const unknown = await ana.get(`/api/v2/runs/${made.entity}/invoices`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  });

  it('has no entry for a run that changes nothing', async () => {
    await archivedBuyer();
    await itIs('2026-03-21T15:00:00Z');
    expect([await tick(), await tick()]).toMatchObject([{ held: 1 }, { uuid: undefined, held: 0 }]);
    expect(await ledger()).toMatchObject({ count: 1 });
  });
});

describe('a run on request', () => {
  it('issues due invoices, with the user in the history', async () => {
    await contract();
    await contract();
    await itIs('2026-03-21T15:00:00Z');
    const answer = await run();
    expect(answer.json()).toMatchObject({
      detail: '2 faturas emitidas.',
      billed: 2,
      held: 0,
      remaining: 0,
      sums: [{ currency: 'BRL', amount: '2160.00' }],
    });
    expect(await ledger()).toMatchObject({ results: [{ cause: 'request', billed: 2 }] });
    const { results } = (await ana.get('/api/v2/invoice/invoices-single?type=recurring&sort=-number')).json();
    const [entry] = (await ana.get(`/api/v2/audit/invoice/${results[0].uuid}`)).json();
    expect(entry).toMatchObject({ actor: 'Ana Souza <ana@acme.test>' });
  });

  it('runs once for repeated requests', async () => {
    await contract();
    await itIs('2026-05-01T15:00:00Z');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [await run({}, key), await run({}, key)];
    expect(first.json()).toMatchObject({ billed: 2 });
    expect(second.json()).toEqual(first.json());
    expect(await ledger()).toMatchObject({ count: 1 });
  });

  it('reports that nothing is due', async () => {
    await contract();
    expect((await run()).json()).toMatchObject({ billed: 0, held: 0, remaining: 0, sums: [] });
    expect(await ledger()).toMatchObject({ count: 0 });
  });

  it('issues only the named invoices, if they are due', async () => {
    await contract();
    await contract();
    await itIs('2026-03-21T15:00:00Z');
    const { results } = await preview('?until=2026-04-30');
    const [due, , later] = results.map(({ uuid }: { uuid: string }) => uuid);
    expect((await run({ uuid: [due, later] })).json()).toMatchObject({ billed: 1, remaining: 1 });
  });

  it('processes as many invoices as a request has time for, and returns the number left', async () => {
    const buyer = await leaving();
    await contract({ service_buyer_uuid: buyer, created: '2026-03-20', due_date: '2026-03-30' });
    await archive(buyer, true);
    const uuid = await contract();
    await api.ownerPool.query(
      `insert into occurrences (tenant_id, contract_uuid, occurrence, created, due_date, terms_uuid)
       select tenant_id, contract_uuid, 100 + n, created, due_date, terms_uuid from occurrences, generate_series(1, 600) n
       where contract_uuid = $1 and occurrence = 1`,
      [uuid],
    );
    await itIs('2026-03-21T15:00:00Z');
    expect((await run()).json()).toMatchObject({ billed: 500, held: 1, remaining: 101 });
    expect((await run()).json()).toMatchObject({ billed: 101, remaining: 0 });
  });

  it('tries held invoices again', async () => {
    const buyer = await archivedBuyer();
    await itIs('2026-03-21T15:00:00Z');
    await tick();
    expect((await run()).json()).toMatchObject({ billed: 0, held: 1 });
    await archive(buyer, false);
    expect((await run()).json()).toMatchObject({ billed: 1, held: 0 });
  });

  it('issues all others where the database itself refuses one', async () => {
    const [, refused] = [await contract(), await contract(), await contract()];
    const allow = await refuseInvoicesOf(api.ownerPool, refused);
    await itIs('2026-03-21T15:00:00Z');
    expect((await run()).json()).toMatchObject({ billed: 2, held: 1 });
    expect((await preview()).results[0]).toMatchObject({ contract_uuid: refused, held_because: 'failed' });
    expect((await run()).json()).toMatchObject({ billed: 0, held: 1 });
    await allow();
    expect((await run()).json()).toMatchObject({ billed: 1, held: 0 });
  });

  it('issues nothing for a company that is suspended', async () => {
    await contract();
    await itIs('2026-03-21T15:00:00Z');
    await api.ownerPool.query('update tenants set suspended_at = now()');
    // The server learns it by a notification.
    await expect.poll(async () => (await preview()).code).toBe('tenant_suspended');
    expect([(await run()).json(), await tick()]).toMatchObject([{ code: 'tenant_suspended' }, { billed: 0 }]);
    await api.ownerPool.query('update tenants set suspended_at = null');
    await itIs('2026-03-21T15:00:00Z');
    expect((await run()).json()).toMatchObject({ billed: 1 });
  });
});

describe('a company that confirms late invoices', () => {
  it('holds invoices beyond the permitted delay, until a user confirms them', async () => {
    await holdLate(5);
    await contract();
    await itIs('2026-04-22T15:00:00Z');
    expect(await tick()).toMatchObject({ billed: 1, held: 1 });
    expect(await tick()).toMatchObject({ billed: 0, held: 0 });
    expect((await run()).json()).toMatchObject({ billed: 0, held: 0 });
    expect((await run({ confirm_late: true, due_in_days: 10 })).json()).toMatchObject({ billed: 1 });
  });

  it('issues the named invoices', async () => {
    await holdLate(5);
    await contract();
    await itIs('2026-03-31T15:00:00Z');
    const { results } = await preview();
    expect(results[0]).toMatchObject({ schedule_status: 'held', held_because: 'late' });
    expect((await run({ uuid: [results[0].uuid] })).json()).toMatchObject({ billed: 1 });
  });

  it('issues all of them when it permits a longer delay', async () => {
    await holdLate(0);
    await contract();
    await itIs('2026-03-31T15:00:00Z');
    expect(await tick()).toMatchObject({ billed: 0, held: 1 });
    await holdLate(31);
    expect(await tick()).toMatchObject({ billed: 1, held: 0 });
  });
});
