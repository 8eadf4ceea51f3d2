import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import type { NamedJob } from '../../engine/jobs/job.ts';
import { openLedger } from './ledger.ts';

const api = await testApp();
const admin = await api.signIn('admin@ultramar.test');
const ledger = openLedger({ pool: api.pool, logger: pino({ enabled: false }), worker: 'host:1' });
const job: NamedJob = { name: 'issueDue', every: '*/15 * * * *', work: async () => ({ done: {}, failed: 0 }) };
const jobs = '/api/v2/jobs';

beforeEach(() => api.ownerPool.query('delete from job_states'));

const listed = async () => (await admin.get(jobs)).json().results;

test('administrators read what each job did, and when it is due next', async () => {
  await ledger.begun(job);
  expect(await listed()).toMatchObject([{ name: 'issueDue', status: 'running', done: [], worker: 'host:1' }]);
  await ledger.ended(job, { done: { companies: 2, issued: 12, held: 0 }, failed: 0 });
  const [{ next_run_at: next, ...entry }] = await listed();
  expect(entry).toMatchObject({
    status: 'done',
    failed: 0,
    done: [
      { what: 'issued', count: 12 },
      { what: 'companies', count: 2 },
    ],
  });
  expect(new Date(next).getUTCMinutes() % 15).toBe(0);
});

test.each([
  ['a job that failed', new Error('no such table'), { status: 'failed', error: 'no such table' }],
  ['one that failed with a company', { done: { companies: 3 }, failed: 1 }, { status: 'failed', failed: 1 }],
  ['one that had nothing to do', { done: { issued: 0 }, failed: 0 }, { status: 'done', done: [] }],
])('%s', async (_what, outcome, entry) => {
  await ledger.begun(job);
  await ledger.ended(job, outcome);
  expect(await listed()).toMatchObject([entry]);
});

test('a run every second is recorded once a minute, and whenever it had an effect', async () => {
  const busy: NamedJob = { ...job, name: 'sendMails', every: '* * * * *', pauseMs: 1_000 };
  const versions = async () => (await listed()).map(({ finished_at: at }: { finished_at: string }) => at);
  await ledger.begun(busy);
  await ledger.ended(busy, { done: { sent: 0 }, failed: 0 });
  const first = await versions();
  await ledger.begun(busy);
  await ledger.ended(busy, { done: { sent: 0 }, failed: 0 });
  expect(await versions()).toEqual(first);
  await ledger.begun(busy);
  await ledger.ended(busy, { done: { sent: 1 }, failed: 0 });
  expect(await versions()).not.toEqual(first);
});

test('a job that an administrator requests runs on one worker', async () => {
  await ledger.begun(job);
  await ledger.ended(job, { done: {}, failed: 0 });
  const [{ uuid }] = await listed();
  expect((await admin.put(`${jobs}/${uuid}/run`)).json()).toMatchObject({
    detail: 'Execução solicitada',
    is_requested: true,
  });
  expect((await admin.put(`${jobs}/${uuid}/run`)).json()).toMatchObject({ code: 'already_requested' });
  const other = openLedger({ pool: api.pool, logger: pino({ enabled: false }), worker: 'host:2' });
  const requested = await Promise.all([ledger.requested(), other.requested()]);
  expect(requested.flat()).toEqual(['issueDue']);
  expect(await listed()).toMatchObject([{ is_requested: false }]);
});

test('no other role reads them', async () => {
  const ana = await api.signIn('ana@acme.test');
  expect((await ana.get(jobs)).statusCode).toBe(403);
});

test('a ledger that cannot be written keeps no job from being done', async () => {
  await api.ownerPool.query('alter table job_states rename to job_states_away');
  await expect(ledger.begun(job)).resolves.toBeUndefined();
  await api.ownerPool.query('alter table job_states_away rename to job_states');
});
