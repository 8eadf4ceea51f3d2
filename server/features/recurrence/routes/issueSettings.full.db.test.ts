import { beforeEach, describe, expect, it } from 'vitest';
import { contractBody } from '../../../../tests/support/company.ts';
import { testConfig } from '../../../../tests/support/app.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { whileLocked } from '../../../../tests/support/locks.ts';
import { buildApp } from '../../../start/app.ts';
import { openPool } from '../../../database/pool/pool.ts';
import { normalizeInput } from '../../../../domain/schema/values/normalize.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { engine } from '../contracts/engine.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { runDue } from '../runs/run.ts';
import type { ContractInput } from '../contracts/input.ts';
import { lockContracts } from '../contracts/read.ts';
import { amendEach } from '../amendments/amend.ts';

const { api, made, ana, scope, inAcme, itIs, contract, run: tick } = await contractWorkshop({ type: 'fixed' });
const url = '/api/v2/issue-settings';
const gil = await api.signIn('gil@globex.test');

const datesOf = async (uuid: string) => {
  const { results } = (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}`)).json();
  return results.map(({ created, due_date: due }: { created: string; due_date: string }) => [created, due]);
};

const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
const somebodyWaits = () => expect.poll(async () => (await api.ownerPool.query(waiting)).rowCount).toBe(1);

beforeEach(async () => {
  await ana.put(url, { issue_lead_days: 10 });
  await api.ownerPool.query(
    "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
  );
});

describe('the issue settings of a company', () => {
  it('apply to new contracts', async () => {
    expect((await ana.put(url, { issue_lead_days: 5 })).json()).toMatchObject({ issue_lead_days: 5 });
    expect((await datesOf(await contract()))[0]).toEqual(['2026-03-26', '2026-03-31']);
  });

  it('move scheduled invoices of existing contracts, none to before its agreement, and no due dates', async () => {
    const uuid = await contract();
    await ana.put(url, { issue_lead_days: 30 });
    const [first, second] = await datesOf(uuid);
    expect([first, second]).toEqual([
      ['2026-03-10', '2026-03-31'],
      ['2026-03-31', '2026-04-30'],
    ]);
  });

  it('move all of them, also in several statements', async () => {
    const uuid = await contract();
    await api.ownerPool.query(
      `insert into occurrences (tenant_id, contract_uuid, occurrence, created, due_date, terms_uuid)
       select tenant_id, contract_uuid, occurrence + n, created + n, due_date + n, terms_uuid
       from occurrences, generate_series(1, 11000) n where contract_uuid = $1 and occurrence = 12`,
      [uuid],
    );
    expect((await ana.put(url, { issue_lead_days: 3 })).statusCode).toBe(200);
    const { rows } = await api.ownerPool.query(
      'select due_date - created as days, count(*)::int as n from occurrences where contract_uuid = $1 group by 1',
      [uuid],
    );
    expect(rows).toEqual([{ days: 3, n: 11_012 }]);
  });

  it('move invoices of contracts that are created concurrently', async () => {
    const input = normalizeInput(
      contracts.schema,
      contractBody(made, {
        send_email: false,
        show_tax_invoice: true,
        show_exporter_net: false,
        billing_period: 'none',
      }),
    ) as ContractInput;
    const [saving, uuid] = await inAcme(async (db) => {
      const { row } = await createDocument(db, scope(), engine, input);
      const put = ana.put(url, { issue_lead_days: 4 });
      await somebodyWaits();
      return [put, row.uuid] as const;
    });
    expect((await saving).statusCode).toBe(200);
    expect((await datesOf(uuid))[0]).toEqual(['2026-03-27', '2026-03-31']);
  });

  it('wait for a run, without a deadlock', async () => {
    const uuid = await contract();
    const running = await api.ownerPool.connect();
    try {
      await running.query('begin');
      await running.query('select from occurrences where contract_uuid = $1 for update', [uuid]);
      const saving = ana.put(url, { issue_lead_days: 7 });
      await somebodyWaits();
      // Each issued invoice locks its company like this.
      await running.query('select from companies for key share nowait');
      await running.query('commit');
      expect((await saving).statusCode).toBe(200);
    } finally {
      running.release();
    }
    expect((await datesOf(uuid))[0]).toEqual(['2026-03-24', '2026-03-31']);
  });

  it('wait for a transaction that amends a contract, without a deadlock', async () => {
    const uuid = await contract({ type: 'variable', frequency: 2 });
    const amendment = { kind: 'extend', frequency: 3 } as const;
    const [saving] = await inAcme(async (db) => {
      await lockContracts(db, api.identity.tenants.acme, [uuid]);
      const put = ana.put(url, { issue_lead_days: 7 });
      await somebodyWaits();
      return [put, await Promise.all(await amendEach(db, scope(), [{ contract: uuid, amendment }]))];
    });
    expect((await saving).statusCode).toBe(200);
    expect((await datesOf(uuid))[2]).toEqual(['2026-05-24', '2026-05-31']);
  });

  it('do not change issued invoices', async () => {
    const uuid = await contract();
    await itIs('2026-03-21T15:00:00Z');
    await tick();
    await ana.put(url, { issue_lead_days: 0 });
    const [first, second] = await datesOf(uuid);
    expect([first, second]).toEqual([
      ['2026-03-21', '2026-03-31'],
      ['2026-04-30', '2026-04-30'],
    ]);
  });

  it('apply to the next run, which issues newly due invoices', async () => {
    await contract();
    expect(await tick()).toMatchObject({ billed: 0, held: 0 });
    await ana.put(url, { issue_lead_days: 21 });
    expect(await tick()).toMatchObject({ billed: 1, held: 0 });
  });

  it('make the run hold invoices beyond the permitted delay, and issue them under the default of a month', async () => {
    await ana.put(url, { issue_lead_days: 10, hold_late_days: 5 });
    await contract();
    await itIs('2026-03-27T15:00:00Z');
    expect(await tick()).toMatchObject({ billed: 0, held: 1 });
    await ana.put(url, { issue_lead_days: 10, hold_late_days: null });
    expect((await ana.get(url)).json()).toMatchObject({ issue_lead_days: 10, hold_late_days: 31 });
    expect(await tick()).toMatchObject({ billed: 1, held: 0 });
  });

  it('reschedule an invoice that was late by its former date, without a confirmation', async () => {
    await ana.put(url, { issue_lead_days: 10, hold_late_days: 5 });
    await contract();
    await itIs('2026-03-27T15:00:00Z');
    expect(await tick()).toMatchObject({ billed: 0, held: 1 });
    await ana.put(url, { issue_lead_days: 3, hold_late_days: 5 });
    const { held, results } = (await ana.get('/api/v2/runs/preview')).json();
    expect([held, results[0]]).toEqual([
      [],
      expect.objectContaining({ created: '2026-03-28', schedule_status: 'to_come' }),
    ]);
    await itIs('2026-03-28T15:00:00Z');
    expect(await tick()).toMatchObject({ billed: 1, held: 0 });
  });

  it('are visible in the company, and change nothing else of it', async () => {
    const own = '/api/v2/companies/me';
    const before = (await ana.get(own)).json();
    await ana.put(url, { issue_lead_days: 3, hold_late_days: 0 });
    expect((await ana.get(own)).json()).toEqual({ ...before, issue_lead_days: 3, hold_late_days: 0 });
  });
});

describe('the calendar of a company', () => {
  const own = { issue_lead_days: 10, time_zone: 'America/Sao_Paulo', allows_retroactive: false };
  const issued = `select number, created::text from invoices where number is not null order by number`;
  const inOrder = async () => {
    const { rows } = await api.ownerPool.query<{ created: string }>(issued);
    return rows.map(({ created }) => created);
  };
  const signIn = () => api.signIn('ana@acme.test');

  it('is read and saved, and kept if it is omitted', async () => {
    await ana.put(url, { issue_lead_days: 10, time_zone: 'Europe/Lisbon', allows_retroactive: true });
    const read = (await ana.put(url, { issue_lead_days: 10 })).json();
    expect(read).toMatchObject({ time_zone: 'Europe/Lisbon', allows_retroactive: true });
    const company = (await ana.get('/api/v2/companies/me')).json();
    expect(company).toMatchObject({ time_zone: 'Europe/Lisbon', allows_retroactive: true });
    expect((await gil.get(url)).json().time_zone).not.toBe('Europe/Lisbon');
    expect((await ana.put(url, own)).json()).toMatchObject(own);
  });

  it.each(['Mars/Olympus', '+03:00', 'x'.repeat(65)])('is of no place called %s', async (zone) => {
    const answer = await ana.put(url, { ...own, time_zone: zone });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['time_zone']]);
  });

  it('starts on the day of its runs, once each, and never goes back before issued invoices', async () => {
    const uuid = await contract();
    await itIs('2026-03-20T14:00:00Z');
    expect(await tick()).toMatchObject({ billed: 0 });
    // It is already the 21st there.
    expect((await ana.put(url, { ...own, time_zone: 'Pacific/Kiritimati' })).statusCode).toBe(200);
    const there = { ...scope(), tenant: { ...scope().tenant, timeZone: 'Pacific/Kiritimati' } };
    const runThere = () => runDue(api.pool, there, { cause: 'tick', worker: 'test', actor: 'recurring run' });
    expect(await runThere()).toMatchObject({ billed: 1 });
    expect(await runThere()).toMatchObject({ billed: 0 });
    expect((await datesOf(uuid))[0]).toEqual(['2026-03-21', '2026-03-31']);
    const back = await (await signIn()).put(url, own);
    expect([back.statusCode, Object.keys(back.json().errors)]).toEqual([400, ['time_zone']]);
    await itIs('2026-03-21T15:00:00Z');
    expect((await (await signIn()).put(url, own)).statusCode).toBe(200);
    expect(await tick()).toMatchObject({ billed: 0 });
    const dates = await inOrder();
    expect(dates).toEqual(dates.toSorted());
  });
});

describe('changing the issue settings', () => {
  it('is for users of the company, not for its accountants or anonymous visitors', async () => {
    const carla = await api.signIn('carla@contas.test');
    expect((await carla.get(url)).json().code).toBe('forbidden');
    expect((await carla.put(url, { issue_lead_days: 1 })).json().code).toBe('forbidden');
    expect((await api.anonymous.put(url, { issue_lead_days: 1 })).statusCode).toBe(401);
  });

  it('is possible in the user’s own company only', async () => {
    expect((await gil.put(`${url}?tenant=acme`, { issue_lead_days: 1 })).json().code).toBe('tenant_forbidden');
    await gil.put(url, { issue_lead_days: 1 });
    expect((await ana.get(url)).json()).toMatchObject({ issue_lead_days: 10, hold_late_days: 31 });
  });

  it('is rejected for a stale version', async () => {
    const match = { 'if-match': String((await ana.get(url)).headers['etag']) };
    expect((await ana.put(url, { issue_lead_days: 9 }, match)).statusCode).toBe(200);
    expect((await ana.put(url, { issue_lead_days: 8 }, match)).json().code).toBe('stale');
  });

  it('is serialized for eight concurrent requests', async () => {
    const uuid = await contract();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ana.put(url, { issue_lead_days: n })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const lead = (await ana.get(url)).json().issue_lead_days;
    const days = (await datesOf(uuid)).map(
      ([from, to]: [string, string]) => (Date.parse(to) - Date.parse(from)) / 864e5,
    );
    expect(new Set(days)).toEqual(new Set([lead]));
  });

  it('fails with a time to retry if it waits too long for another transaction', async () => {
    const { clock, documents } = api.app;
    const pool = openPool(api.url, { databaseLockMs: 20 });
    const hasty = await buildApp({ config: testConfig, pool, clock, documents });
    const answers = await whileLocked(api.ownerPool, 'occurrences', () =>
      Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          hasty.inject({
            method: 'PUT',
            url,
            headers: { authorization: `Bearer ${ana.token}` },
            payload: { issue_lead_days: n },
          }),
        ),
      ),
    );
    const summary = answers.map(({ statusCode, headers, json }) => [statusCode, headers['retry-after'], json().code]);
    expect(new Set(summary.map(String))).toEqual(new Set(['409,1,locked']));
    await hasty.close();
    await pool.end();
  });

  it.each([
    [{}, 'issue_lead_days'],
    [{ issue_lead_days: 366 }, 'issue_lead_days'],
    [{ issue_lead_days: 2.5 }, 'issue_lead_days'],
    [{ issue_lead_days: 10, hold_late_days: 3651 }, 'hold_late_days'],
    [{ issue_lead_days: 10, hold_late_days: -1 }, 'hold_late_days'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await ana.put(url, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });

  it('is in the history with its user', async () => {
    await ana.put(url, { issue_lead_days: 12, hold_late_days: 30 });
    const { rows } = await api.ownerPool.query(
      `select actor, changes from audit_log where tenant_id = $1 and table_name = 'companies' order by uuid desc limit 1`,
      [api.identity.tenants.acme],
    );
    expect(rows).toEqual([
      { actor: 'Ana Souza <ana@acme.test>', changes: { issue_lead_days: [10, 12], hold_late_days: [31, 30] } },
    ]);
  });
});
