import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { defaultBudgets } from '../../../server/limits/budgets.ts';
import { fixedClock } from '../../../server/base/clock.ts';
import { openPool } from '../../../server/database/pool/pool.ts';
import { job } from '../../../server/features/recurrence/jobs/issueDue.ts';
import { companiesAtOnce } from '../../../server/engine/jobs/concurrency.ts';
import { bareRun, firstDay, loadDue, seconds } from './bareRun.ts';
import { onInstallation, signedIn } from '../installation.ts';
import { processorTime } from '../processorTime.ts';

/**
 * `node tests/bench/writes/recurring.ts --occurrences 100000 --at-once 4`: the recurring run over 200 tenants, a number of
 * them concurrently, compared with one bare statement that creates as many invoices of the same contracts in the same
 * tables, before and after it; the latency of a list during the run; and the time to create a contract. Only the ratios
 * of one run are meaningful.
 */
const { values: options } = parseArgs({
  options: {
    occurrences: { type: 'string', default: '100000' },
    'at-once': { type: 'string', default: String(defaultBudgets.companiesAtOnce) },
  },
});
const budgets = { ...defaultBudgets, companiesAtOnce: Number(options['at-once']) };
const nextMonth = '2026-04-01';

await onInstallation(4_000, async ({ app, owner, serverUrl }) => {
  const all = await loadDue(owner, Number(options.occurrences));
  const before = await rested(owner, () => owner.query(bareRun, [3]));
  print('one bare statement, before', all, before);
  const ours = await rested(owner, () => runJob(serverUrl, firstDay));
  print(`the run, ${companiesAtOnce(budgets)} companies at once`, all, ours);
  const after = await rested(owner, () => owner.query(bareRun, [4]));
  print('one bare statement, after', all, after);
  const ratio = (of: 'wall' | 'database') => ((before[of] + after[of]) / 2 / ours[of]).toFixed(2);
  console.log(`ratio ${ratio('wall')}, of the database's processor time ${ratio('database')}`);

  const headers = await signedIn(app);
  const alone = await lists(app, headers, sleep(10_000));
  const beside = await lists(app, headers, runJob(serverUrl, nextMonth));
  console.log(`list of 10 invoices, median: ${summary(alone)} alone, ${summary(beside)} beside the run`);
  const { rows } = await owner.query<{ billed: number }>('select sum(billed)::int as billed from runs');
  if (rows[0]?.billed !== 2 * all) throw new Error(`${rows[0]?.billed} of ${2 * all} were billed`);

  const creating = [];
  for (let round = 0; round < 5; round += 1) creating.push(await seconds(() => createContract(app, owner, headers)));
  console.log(`a contract of 120 occurrences of 20 lines, median: ${summary(creating)}`);
});

/** Duration and processor time, in seconds. */
interface Taken {
  readonly wall: number;
  readonly server: number;
  readonly database: number;
}

function print(what: string, count: number, { wall, server, database }: Taken): void {
  const processors = `processors: database ${database.toFixed(1)} s, server ${server.toFixed(1)} s`;
  console.log(`${what}: ${Math.round(count / wall)}/s (${wall.toFixed(1)} s; ${processors})`);
}

function summary(all: readonly number[]): string {
  const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return `${(1_000 * middle).toFixed(1)} ms`;
}

/** Measures the work after a vacuum and a checkpoint, so that earlier writes leave no cleanup to it. */
async function rested(owner: Pool, work: () => Promise<unknown>): Promise<Taken> {
  await owner.query('vacuum (analyze)');
  await owner.query('checkpoint');
  const before = await processorTime(owner);
  const wall = await seconds(work);
  const after = await processorTime(owner);
  return { wall, server: after.server - before.server, database: after.database - before.database };
}

async function runJob(url: string, day: string): Promise<void> {
  const pool = openPool(url);
  const clock = fixedClock(new Date(`${day}T12:00:00Z`));
  const { signal } = new AbortController();
  try {
    await job.work({ pool, clock, worker: 'bench', signal, budgets, logger: pino({ level: 'error' }) });
  } finally {
    await pool.end();
  }
}

type Headers = Awaited<ReturnType<typeof signedIn>>;

/** Returns the latencies of a list that one user requests twenty times per second until `over` settles. */
async function lists(app: FastifyInstance, headers: Headers, over: Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const list = async () => {
    const { statusCode } = await app.inject({ url: '/api/v2/invoice/invoices-single', headers });
    if (statusCode !== 200) throw new Error(`The list was answered with ${statusCode}`);
  };
  const asking = setInterval(() => void seconds(list).then((one) => taken.push(one)), 50);
  await over.finally(() => clearInterval(asking));
  return taken;
}

async function createContract(app: FastifyInstance, owner: Pool, headers: Headers): Promise<void> {
  const { rows } = await owner.query<Record<'company' | 'entity' | 'item' | 'scenario', string>>(`
    select c.uuid as company, e.uuid as entity, i.uuid as item, s.uuid as scenario from tenants t
    join companies c on c.tenant_id = t.id join entities e on e.tenant_id = t.id
    join items i on i.tenant_id = t.id join scenarios s on s.tenant_id = t.id where t.slug = 'load-001' limit 1`);
  const [made] = rows;
  if (!made) throw new Error('Nothing was loaded');
  const line = { item: { uuid: made.item }, quantity: '1', price: '1250.00', scenery: { uuid: made.scenario } };
  const payload = {
    service_provider_uuid: made.company,
    service_buyer_uuid: made.entity,
    type: 'variable',
    currency: 'USD',
    frequency: 120,
    frequency_symbology: 'M',
    due_date: '2027-01-31',
    due_date_contract: '2037-12-31',
    total_amount: '3000000.00',
    confirm_scenarios: true,
    items_invoice: Array.from({ length: 20 }, () => line),
  };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/v2/contracts/create', headers, payload });
  if (statusCode > 201) throw new Error(`The contract was answered with ${statusCode}: ${body}`);
}
