import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { releasedOf } from '../../../../domain/recurrence/amendments/releasedAmount.ts';
import type { OccurrenceStatus } from '../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, at, itIs, contract, amend, run, invoicesOf } = await contractWorkshop({ type: 'fixed' });

const read = async (uuid: string) => (await ana.get(`${at}/${uuid}`)).json();

const select = `
  select c.billed_amount, c.to_come_amount, a.billed, a.to_come
  from contracts c, contract_amounts(c.tenant_id, c.uuid) a where c.uuid = $1`;

/** Returns the amounts of the record, after comparing them with the sums of its invoices. */
async function amounts(uuid: string): Promise<string[]> {
  const { rows } = await api.ownerPool.query<Record<string, string>>(select, [uuid]);
  const [{ billed_amount: billed, to_come_amount: toCome, ...counted } = {}] = rows;
  expect([Number(billed), Number(toCome)]).toEqual([Number(counted['billed']), Number(counted['to_come'])]);
  const record = await read(uuid);
  const { total_amount: agreed, billed_amount, to_come_amount, released_amount } = record;
  expect(released_amount).toBe(releasedOf(record, { billed: billed_amount, toCome: to_come_amount }));
  return [agreed, billed_amount, to_come_amount, released_amount];
}

const issued = async (uuid: string, occurrence: number) =>
  (await invoicesOf(uuid)).find((one) => one.occurrence === occurrence)?.uuid;

describe('the amounts of a contract', () => {
  it('follow every change of its invoices', async () => {
    const uuid = await contract();
    expect(await amounts(uuid)).toEqual(['12960.00', '0.00', '12960.00', '0.00']);
    await itIs('2026-05-25T15:00:00Z');
    await run();
    expect(await amounts(uuid)).toEqual(['12960.00', '3240.00', '9720.00', '0.00']);
    await amend(uuid, { kind: 'adjust', percent: '-50', occurrence: 10 });
    expect(await amounts(uuid)).toEqual(['12960.00', '3240.00', '8100.00', '1620.00']);
    await amend(uuid, { kind: 'pause', from: '2026-06-01', until: '2026-07-31' });
    expect(await amounts(uuid)).toEqual(['12960.00', '3240.00', '5940.00', '3780.00']);
    await amend(uuid, { kind: 'resume' });
    await amend(uuid, { kind: 'drop', occurrence: 5 });
    expect(await amounts(uuid)).toEqual(['12960.00', '3240.00', '7020.00', '2700.00']);
    await ana.put(`/api/v2/invoice/status/${await issued(uuid, 2)}`, { status: 'cancelled' });
    expect(await amounts(uuid)).toEqual(['12960.00', '2160.00', '7020.00', '3780.00']);
    await amend(uuid, { kind: 'end', last_occurrence: 6 });
    expect(await amounts(uuid)).toEqual(['12960.00', '2160.00', '2160.00', '8640.00']);
    await amend(uuid, { kind: 'extend', frequency: 8 });
    expect(await amounts(uuid)).toEqual(['12960.00', '2160.00', '4320.00', '6480.00']);
    await ana.put(`/api/v2/invoice/status/${await issued(uuid, 1)}`, { status: 'draft' });
    expect(await amounts(uuid)).toEqual(['12960.00', '2160.00', '4320.00', '6480.00']);
    await ana.put(`${at}/update-status/${uuid}`, { status: 'Cancelled' });
    expect(await amounts(uuid)).toEqual(['12960.00', '1080.00', '0.00', '11880.00']);
  });

  it('follow a scenario once its invoices are recalculated', async () => {
    const uuid = await contract();
    const of = `/api/v2/scenarios/${made.scenario}`;
    const scenario = (await ana.get(of)).json();
    await ana.put(of, { ...scenario, tributes: [] });
    await itIs('2026-03-25T15:00:00Z');
    await run();
    expect(await amounts(uuid)).toEqual(['12960.00', '1000.00', '11000.00', '960.00']);
    await ana.put(of, { ...(await ana.get(of)).json(), tributes: scenario.tributes });
  });

  it('release nothing of a value beyond the schedule, except what an amendment removed', async () => {
    const uuid = await contract({ total_amount: '15000.00' });
    expect(await amounts(uuid)).toEqual(['15000.00', '0.00', '12960.00', '0.00']);
    expect((await read(uuid)).unscheduled_amount).toBe('2040.00');
    await amend(uuid, { kind: 'adjust', percent: '10' });
    expect(await amounts(uuid)).toEqual(['15000.00', '0.00', '14256.00', '0.00']);
    expect((await read(uuid)).unscheduled_amount).toBe('744.00');
    await amend(uuid, { kind: 'end', last_occurrence: 6 });
    expect(await amounts(uuid)).toEqual(['15000.00', '0.00', '7128.00', '7128.00']);
    await amend(uuid, { kind: 'extend', frequency: 13, confirm_total: true });
    expect(await amounts(uuid)).toEqual(['15444.00', '0.00', '15444.00', '0.00']);
    expect((await read(uuid)).unscheduled_amount).toBe('0.00');
  });

  it('leave room in the agreed value for what was cancelled after its issue', async () => {
    const uuid = await contract();
    await itIs('2026-03-25T15:00:00Z');
    await run();
    await ana.put(`/api/v2/invoice/status/${await issued(uuid, 1)}`, { status: 'cancelled' });
    expect((await amend(uuid, { kind: 'adjust', percent: '9' })).statusCode).toBe(200);
    expect(await amounts(uuid)).toEqual(['12960.00', '0.00', '12949.20', '10.80']);
  });

  it('are nothing to come of a cancelled contract, not even of an invoice on hold', async () => {
    const uuid = await contract();
    await api.ownerPool.query(
      "update occurrences set status = 'held', reason = 'failed' where contract_uuid = $1 and occurrence = 1",
      [uuid],
    );
    expect((await ana.put(`${at}/update-status/${uuid}`, { status: 'Cancelled' })).statusCode).toBe(200);
    expect(await amounts(uuid)).toEqual(['12960.00', '0.00', '0.00', '12960.00']);
  });

  it('include billed and scheduled amounts of a variable contract, which releases nothing', async () => {
    const uuid = await contract({ type: 'variable' });
    await amend(uuid, { kind: 'end', last_occurrence: 6 });
    expect(await amounts(uuid)).toEqual(['12960.00', '0.00', '6480.00', undefined]);
  });

  it.each([
    ['future', '5400.00'],
    ['held', '5400.00'],
    ['paused', '4320.00'],
    ['skipped', '4320.00'],
  ])('include a new invoice that is %s: %s are to come', async (status, toCome) => {
    const uuid = await contract({ frequency: 4 });
    await api.ownerPool.query(
      `insert into occurrences (tenant_id, contract_uuid, occurrence, status, reason, created, due_date, terms_uuid)
       select tenant_id, contract_uuid, 5, $2, case when $2 = 'held' then 'failed' end, created, due_date, terms_uuid
       from occurrences where contract_uuid = $1 and occurrence = 4`,
      [uuid, status],
    );
    expect((await amounts(uuid))[2]).toBe(toCome);
  });

  it('create no new version of the contract', async () => {
    const uuid = await contract();
    const { etag } = (await ana.get(`${at}/${uuid}`)).headers;
    await itIs('2026-03-25T15:00:00Z');
    await run();
    expect((await ana.get(`${at}/${uuid}`)).headers.etag).toBe(etag);
    const history = (await ana.get(`/api/v2/audit/contract/${uuid}`)).json();
    expect(JSON.stringify(history)).not.toMatch(/billed_amount|to_come_amount/);
  });

  it('include concurrent changes', async () => {
    const uuid = await contract();
    await itIs('2026-08-25T15:00:00Z');
    await run();
    const keys = await Promise.all([1, 2, 3, 4].map((occurrence) => issued(uuid, occurrence)));
    await Promise.all([
      ...keys.map((key) => ana.put(`/api/v2/invoice/status/${key}`, { status: 'cancelled' })),
      amend(uuid, { kind: 'lines', items_invoice: [lineBody(made, { price: '500.00' })] }),
    ]);
    expect(await amounts(uuid)).toEqual(['12960.00', '2160.00', '3240.00', '7560.00']);
  });
});

it('the sums of a list exclude the released amount', async () => {
  const uuid = await contract();
  await amend(uuid, { kind: 'end', last_occurrence: 6 });
  const { contract_number: number } = await read(uuid);
  const { sums } = (await ana.get(`${at}/summary?search=${number}`)).json();
  const comesTo = { billed_amount: '0.00', to_come_amount: '6480.00', monthly_amount: '1080.00' };
  expect(sums).toEqual([{ currency: 'BRL', count: 1, amounts: comesTo }]);
});

const set = `
  with issued as (update invoices i set status = v.status from unnest($2::int[], $3::text[]) v (occurrence, status)
      where i.contract_uuid = $1 and i.occurrence = v.occurrence)
  update occurrences o set status = v.status, reason = case when v.status = 'held' then 'failed' end
    from unnest($4::int[], $5::text[]) v (occurrence, status) where o.contract_uuid = $1 and o.occurrence = v.occurrence`;

it('the database maintains them through any change of statuses and terms', async () => {
  const uuid = await contract({ frequency: 4 });
  await itIs('2026-04-25T15:00:00Z');
  await run();
  const two = <T>(of: fc.Arbitrary<T>) => fc.tuple(of, of);
  const invoice = fc.constantFrom('draft', 'billed', 'paid', 'cancelled' as const);
  const toCome = fc.constantFrom<OccurrenceStatus>('future', 'held', 'paused', 'skipped', 'cancelled');
  await fc.assert(
    fc.asyncProperty(
      two(invoice),
      two(toCome),
      fc.integer({ min: 1, max: 2000 }),
      async (invoices, occurrences, total) => {
        await api.ownerPool.query(set, [uuid, [1, 2], invoices, [3, 4], occurrences]);
        await api.ownerPool.query(
          'update contract_terms set total = $2, importer_total_payable_exporter = $2 where contract_uuid = $1',
          [uuid, total],
        );
        const { rows } = await api.ownerPool.query<Record<string, string>>(select, [uuid]);
        const billed = invoices.filter((status) => status !== 'cancelled').length;
        const open = occurrences.filter((status) => status === 'future' || status === 'held').length;
        expect([Number(rows[0]?.['billed_amount']), Number(rows[0]?.['to_come_amount'])]).toEqual([
          billed * 1080,
          open * total,
        ]);
      },
    ),
    { numRuns: 100 },
  );
});
