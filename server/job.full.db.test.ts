import { expect, onTestFinished, test } from 'vitest';
import { today as todayIn } from '../domain/dates/today.ts';
import { openDatabase, type TestDatabase } from '../tests/support/database.ts';
import { billedOf, loadDueTenants, tallyOf } from '../tests/support/dueTenants.ts';
import { openFolder } from '../tests/support/folder.ts';
import { copyMigrated } from '../tests/support/migratedHome.ts';
import { waitingForLocks, whileLocked } from '../tests/support/locks.ts';
import { runJob } from '../tests/support/program.ts';
import { startCluster } from './database/cluster/cluster.ts';
import { prepareDatabase } from './start/database/prepare.ts';

// In the companies' calendar, where it is still yesterday for some hours.
const today = todayIn(new Date(), 'America/Sao_Paulo');
const nothing = expect.toSatisfy(
  (wrong: object) => Object.values(wrong).every((count) => count === 0),
  'nothing wrong',
);

/** A database with two companies, each with three due invoices. */
async function withDue(): Promise<TestDatabase> {
  const database = await openDatabase();
  onTestFinished(() => database.drop());
  await loadDueTenants(database.ownerPool, 2, { contracts: 3, occurrences: 1, from: today });
  return database;
}

const environmentOf = ({ url }: TestDatabase) => ({ DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32) });

/** Runs a job to its end: exit code and output. */
async function ran(environment: Parameters<typeof runJob>[0], ...names: string[]) {
  const { exited, output } = runJob(environment, ...names);
  return { code: await exited, output: output() };
}

test('completes a job and reports its result, also if nothing is due', async () => {
  const database = await withDue();
  const environment = { ...environmentOf(database), LOG_LEVEL: 'warn' };
  const first = await ran(environment, 'issueDue');
  expect(first).toEqual({ code: 0, output: 'issueDue done: companies 2, issued 6, held 0, failed 0\n' });
  expect(await tallyOf(database.ownerPool, today)).toEqual({ billed: 6, wrong: nothing });
  const second = await ran(environment, 'issueDue');
  expect(second).toEqual({ code: 0, output: 'issueDue done: companies 0, failed 0\n' });
});

test.each([
  ['no job', []],
  ['a job that does not exist', ['issue']],
])('for %s it lists the existing jobs', async (_, names) => {
  const { code, output } = await ran({}, ...names);
  expect(code).toBe(1);
  expect(output).toContain(
    'Name one job: npm run job -- addUpDays | askGateways | clearExpired | clearImports | convertPictures | exportData | followQuotes | issueDue | runImports | sendMails | sendMonths | sendNotices | sendReminders | skipPaused\n',
  );
});

test('logs and counts a company that fails, and does the others', async () => {
  const database = await withDue();
  const { rows } = await database.ownerPool.query<{ id: string }>('select id from tenants order by id limit 1');
  const refused = rows[0]?.id ?? '';
  await database.ownerPool.query(`
    create function refuse_run() returns trigger language plpgsql as $$ begin raise exception 'an unexpected error'; end $$;
    create trigger refuse_run before insert on runs for each row
      when (new.tenant_id = '${refused}') execute function refuse_run()`);
  const { code, output } = await ran(environmentOf(database), 'issueDue');
  expect(code).toBe(1);
  expect(output).toContain('issueDue done: companies 1, issued 3, held 0, failed 1\n');
  expect(
    output.split('\n').filter((line) => line.includes('an unexpected error') && line.includes(refused)),
  ).toHaveLength(1);
  expect(await billedOf(database.ownerPool)).toBe(3);
});

test('two concurrent ones issue each invoice once', async () => {
  const database = await withDue();
  const both = await Promise.all([1, 2].map(() => ran(environmentOf(database), 'issueDue')));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await tallyOf(database.ownerPool, today)).toEqual({ billed: 6, wrong: nothing });
});

test('SIGTERM ends it after the current work, and the next run does the rest', async () => {
  const database = await withDue();
  const stopped = await whileLocked(database.ownerPool, 'outbox', async () => {
    const job = runJob({ ...environmentOf(database), BUDGET_COMPANIES_AT_ONCE: '1' }, 'issueDue');
    await waitingForLocks(database.ownerPool, 1);
    job.child.kill('SIGTERM');
    await expect.poll(job.output).toContain('SIGTERM: finishing what is under way\n');
    return job;
  });
  expect(await stopped.exited).toBe(1);
  expect(stopped.output()).toContain('Stopped before the end: what was done stays, the next run does the rest\n');
  expect(await billedOf(database.ownerPool)).toBe(3);
  const next = await ran(environmentOf(database), 'issueDue');
  expect(next.output).toContain('issueDue done: companies 1, issued 3, held 0, failed 0\n');
});

test('refuses a login that owns the tables, as a worker does', async () => {
  const database = await withDue();
  const { code, output } = await ran({ ...environmentOf(database), DATABASE_URL: database.ownerUrl }, 'issueDue');
  expect(code).toBe(1);
  expect(output).toContain('Requests would run as "ultramar", who passes row-level security by.');
});

test('with the embedded database it names the process that holds the folder, and works once that has stopped', async () => {
  const folder = await openFolder();
  onTestFinished(() => folder.remove());
  const environment = { DATA_DIR: folder.path, DEMO: '0' };
  await copyMigrated(folder.path);
  const cluster = await startCluster({ home: folder.path, use: 'tests' });
  await prepareDatabase(cluster.ownerUrl(), () => undefined);
  const refused = await ran(environment, 'issueDue').finally(() => cluster.stop());
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`Ultramar is already running from this folder (process ${process.pid}).`);
  const done = await ran(environment, 'skipPaused');
  expect(done.output).toMatch(/^skipPaused done: companies 0, failed 0\n$/m);
  expect(done.code).toBe(0);
});
