import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { runJob } from '../../../../tests/support/program.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const owner = api.ownerPool;
const rows = 12_000;
const file = [
  'name,location.address,location.country',
  ...Array.from({ length: rows }, (_, at) => `Nau ${at},Street,Brazil`),
];

const environment = { DATABASE_URL: api.url, SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'warn' };

/** Runs the job and kills it as soon as so many rows are done. */
async function killedAt(done: number): Promise<void> {
  const { child, exited } = runJob(environment, 'runImports');
  for (;;) {
    const { rowCount } = await owner.query('select from imports where done_rows >= $1', [done]);
    if (rowCount) break;
    await sleep(20);
  }
  child.kill('SIGKILL');
  await exited;
  // The claim of a dead worker expires after a minute.
  await owner.query('update imports set claimed_until = null');
}

const counted = async () => {
  const { rows: found } = await owner.query(
    `select (select status from imports), (select created from imports), (select count(*)::int from import_records) as records,
      (select count(distinct name)::int from entities where name like 'Nau %') as names,
      (select count(*)::int from entities where name like 'Nau %') as clients`,
  );
  return found[0];
};

test('an import that is killed while it judges and while it writes imports each row once', async () => {
  const answer = await ana.post('/api/v2/entities/import', formOf(file.join('\n')));
  const { uuid } = answer.json().import;
  await killedAt(3_000);
  expect(await runJob(environment, 'runImports').exited).toBe(0);
  expect(await counted()).toMatchObject({ status: 'judged', created: rows, clients: 0 });
  expect((await ana.put(`/api/v2/imports/${uuid}/write`)).statusCode).toBe(200);
  await killedAt(2_000);
  const { created, clients } = await counted();
  expect(clients).toBe(created);
  await killedAt(created + 1_000);
  expect(await runJob(environment, 'runImports').exited).toBe(0);
  expect(await counted()).toEqual({ status: 'done', created: rows, records: rows, names: rows, clients: rows });
});
