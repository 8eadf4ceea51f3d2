import { pino } from 'pino';
import { expect, it } from 'vitest';
import { contractBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { contractWorkshop, type Listed } from '../../../../tests/support/contractWorkshop.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { job } from './skipPaused.ts';

const { api, ana, at, itIs, contract, amend, run, invoicesOf } = await contractWorkshop({ frequency: 3 });

const { globex } = api.identity.tenants;
const logged: string[] = [];
const work = (signal = new AbortController().signal) =>
  job.work({
    pool: api.pool,
    signal,
    clock: api.clock,
    budgets: defaultBudgets,
    logger: pino({}, { write: (line: string) => void logged.push(line) }),
    worker: 'test',
  });

/** Three monthly invoices from the end of March 2026, of which the last two are paused. */
async function halfPaused(): Promise<string> {
  const uuid = await contract();
  expect((await amend(uuid, { kind: 'pause', from: '2026-04-01' })).statusCode).toBe(200);
  await itIs('2026-03-25T15:00:00Z');
  await run();
  return uuid;
}
const status = async (uuid: string) => (await ana.get(`${at}/${uuid}`)).json().status;

const statuses = async (uuid: string) => (await invoicesOf(uuid)).map((one) => one.schedule_status);

it('a contract whose last invoices were paused lasts until the day after the last of them', async () => {
  const uuid = await halfPaused();
  await itIs('2026-05-01T02:00:00Z');
  await work();
  // It is 30 April for the company.
  expect([await statuses(uuid), await status(uuid)]).toEqual([[undefined, 'paused', 'paused'], 'Active']);
  await itIs('2026-05-01T03:00:00Z');
  await work();
  expect([await statuses(uuid), await status(uuid)]).toEqual([[undefined, 'skipped', 'paused'], 'Active']);
  await itIs('2026-06-01T15:00:00Z');
  await work();
  expect([await statuses(uuid), await status(uuid)]).toEqual([[undefined, 'skipped', 'skipped'], 'Concluded']);
  const [first] = await invoicesOf(uuid);
  const paid = await ana.put(`/api/v2/invoice/status/${first?.uuid}`, { status: 'paid' });
  expect([paid.statusCode, await status(uuid)]).toEqual([200, 'Paid']);
});

it('a contract whose last invoice is issued is concluded, whatever was skipped before', async () => {
  const uuid = await contract();
  await amend(uuid, { kind: 'pause', from: '2026-04-01', until: '2026-04-30' });
  await itIs('2026-05-02T15:00:00Z');
  await work();
  await itIs('2026-05-25T15:00:00Z');
  await run();
  expect([await statuses(uuid), await status(uuid)]).toEqual([[undefined, 'skipped', undefined], 'Concluded']);
});

it('skipped invoices stay skipped: they are not resumed, cancelled or issued, and the public page shows them', async () => {
  const uuid = await halfPaused();
  await itIs('2026-06-01T15:00:00Z');
  await work();
  const refused = await amend(uuid, { kind: 'resume' });
  expect(refused.statusCode).toBe(400);
  const [, second] = await invoicesOf(uuid);
  expect(second).toMatchObject({ status: 'cancelled', schedule_status: 'skipped' });
  const dropped = await ana.put(`/api/v2/invoice/status/${second?.uuid}`, { status: 'cancelled' });
  expect(dropped.statusCode).toBe(409);
  const { public_hash: hash } = (await ana.get(`${at}/${uuid}`)).json();
  const { schedule } = (await api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}`)).json();
  expect(schedule.map((one: Listed) => one.status)).toEqual(['billed', 'skipped', 'skipped']);
});

it('a contract extended afterwards is active again, without the skipped invoices', async () => {
  const uuid = await halfPaused();
  await itIs('2026-06-01T15:00:00Z');
  await work();
  await amend(uuid, { kind: 'extend', frequency: 4 });
  // The pause has no end: it lasts until the contract resumes.
  expect([await statuses(uuid), await status(uuid)]).toEqual([[undefined, 'skipped', 'skipped', 'paused'], 'Active']);
  expect((await amend(uuid, { kind: 'resume' })).statusCode).toBe(200);
  expect(await statuses(uuid)).toEqual([undefined, 'skipped', 'skipped', 'to_come']);
});

it('a contract ended before skipped invoices and extended again has their dates again', async () => {
  const uuid = await halfPaused();
  await itIs('2026-05-02T15:00:00Z');
  await work();
  await amend(uuid, { kind: 'resume', occurrence: 3 });
  await amend(uuid, { kind: 'end', last_occurrence: 1 });
  expect(await statuses(uuid)).toEqual([undefined, 'ended', 'ended']);
  await amend(uuid, { kind: 'extend', frequency: 3, past_dates: 'postpone', due_days: 5 });
  expect(await statuses(uuid)).toEqual([undefined, 'to_come', 'to_come']);
});

it('a failure of one company does not affect the others, and is reported', async () => {
  const gil = await api.signIn('gil@globex.test');
  const theirs = await make(
    gil,
    `${at}/create`,
    contractBody(await makeRegistrations(api, gil, 'globex'), { type: 'variable', frequency: 3 }),
  );
  await gil.put(`${at}/${theirs}/amend`, { kind: 'pause', from: '2026-03-01' });
  const uuid = await halfPaused();
  await api.ownerPool.query(`
    create function refuse_skip() returns trigger language plpgsql as $$ begin raise exception 'an unexpected error'; end $$;
    create trigger refuse_skip before update on occurrences for each row
      when (new.status = 'skipped' and new.tenant_id = '${globex}') execute function refuse_skip()`);
  await itIs('2026-06-01T15:00:00Z');
  for (const isRefused of [true, false]) {
    logged.length = 0;
    await work();
    expect([await status(uuid), logged.filter((line) => line.includes(globex)).length]).toEqual([
      'Concluded',
      isRefused ? 1 : 0,
    ]);
    await api.ownerPool.query('drop function if exists refuse_skip cascade');
  }
});

it('two workers can run it concurrently, and a stopped one leaves the rest to the next tick', async () => {
  const all = [await halfPaused(), await halfPaused()];
  await itIs('2026-06-01T15:00:00Z');
  await expect(work(AbortSignal.abort(new Error('The worker stops')))).rejects.toThrow('The worker stops');
  expect(await Promise.all(all.map(status))).toEqual(['Active', 'Active']);
  await Promise.all([work(), work()]);
  expect(await Promise.all(all.map(status))).toEqual(['Concluded', 'Concluded']);
});
