import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { runImports } from '../importing/runImports.testing.ts';
import { job } from './clearImports.ts';

const few = { importRows: 5, importChunk: 10, largeImportRows: 30 };
const api = await testApp({ budgets: few });
const ana = await api.signIn('ana@acme.test');
const english = { 'accept-language': 'en' };
const fileOf = (rows: number) =>
  [
    'name,location.address,location.country',
    ...Array.from({ length: rows }, (_, at) => `Nau ${at},Rua,${at === 3 ? 'Nowhere' : 'Brazil'}`),
  ].join('\n');
const send = (rows: number) => ana.post('/api/v2/entities/import', formOf(fileOf(rows)), english);
const status = async (uuid: string) => (await ana.get(`/api/v2/imports/${uuid}`)).json().status;

/** Runs the job so many days from now. */
const clearIn = (days: number) =>
  job.work({
    pool: api.pool,
    clock: { now: () => new Date(Date.now() + days * 86_400_000) },
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    worker: 'test',
    signal: new AbortController().signal,
  });
const countOf = async (table: string): Promise<number> =>
  Number((await api.ownerPool.query(`select count(*) as n from ${table}`)).rows[0].n);

it('clears uploads that nobody confirmed after 7 days, rows with errors then, and what undoing needs after 30', async () => {
  const { uuid } = (await send(20)).json().import;
  await runImports(api, few);
  expect([await status(uuid), await countOf('import_files'), await countOf('import_problems')]).toEqual([
    'judged',
    1,
    1,
  ]);
  await clearIn(6);
  expect(await status(uuid)).toBe('judged');
  await clearIn(8);
  expect([await status(uuid), await countOf('import_files')]).toEqual(['cancelled', 0]);
  await clearIn(16);
  expect(await countOf('import_problems')).toBe(0);
  await ana.post('/api/v2/entities/import', formOf('name,location.address,location.country\nNau,Rua,Brazil'), english);
  await clearIn(29);
  expect(await countOf('import_records')).toBe(1);
  await clearIn(31);
  expect(await countOf('import_records')).toBe(0);
});

it('a file of more rows than any import takes is refused at the file, and a second one waits for the first', async () => {
  const refused = await send(31);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['file']]);
  expect((await send(20)).statusCode).toBe(200);
  expect([(await send(20)).statusCode, (await send(20)).json()]).toMatchObject([409, { code: 'import_running' }]);
});
