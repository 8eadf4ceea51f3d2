import { afterEach, expect, test } from 'vitest';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import type { Job } from './messages.ts';
import { createPool, DocumentFailed, DocumentTimeout, type Pool } from './pool.ts';

const invoice = sampleInvoice();
const job = (template: string): Job => ({ kind: 'pages', request: { template, locale: 'pt', invoice } });
const pools: Pool[] = [];

function poolOf(workers: number, timeoutMs = 60_000): Pool {
  const script = new URL('../../tests/support/stubWorker.ts', import.meta.url);
  const pool = createPool({ script, workers, timeoutMs });
  pools.push(pool);
  return pool;
}

async function pidOf(pool: Pool, template = 'echo'): Promise<string> {
  const answer = await pool.run(job(template));
  return ('pages' in answer && answer.pages[0]) || '';
}

/** What it will fail with, caught at once: awaited later, a rejection would go unhandled in between. */
function failureOf(pool: Pool, template: string): Promise<unknown> {
  return pool.run(job(template)).catch((error: unknown) => error);
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('one worker draws one document after another', async () => {
  const pool = poolOf(1);
  const pids = await Promise.all([pidOf(pool), pidOf(pool), pidOf(pool)]);
  expect(new Set(pids).size).toBe(1);
  expect(pids[0]).not.toBe(String(process.pid));
});

test('two workers draw side by side, and no third is started', async () => {
  const pool = poolOf(2);
  const pids = await Promise.all(Array.from({ length: 6 }, () => pidOf(pool)));
  expect(new Set(pids).size).toBe(2);
});

test('each answer goes to who asked for it', async () => {
  const pool = poolOf(2);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => pool.run(job(name))));
  expect(answers.map((answer) => 'pages' in answer && answer.pages[1])).toEqual(['a', 'b', 'c', 'd']);
});

test('a document over its time is refused, its worker killed, and the next one drawn by another', async () => {
  const pool = poolOf(1, 5_000);
  const before = await pidOf(pool);
  await expect(pool.run(job('hang'))).rejects.toThrow(DocumentTimeout);
  const after = await pidOf(pool);
  expect(after).not.toBe(before);
  expect(() => process.kill(Number(before), 0)).toThrow('ESRCH');
});

test('what waits behind a document that hangs is drawn after it', async () => {
  const pool = poolOf(1, 5_000);
  const hung = failureOf(pool, 'hang');
  expect(await pidOf(pool)).toMatch(/^\d+$/);
  expect(await hung).toBeInstanceOf(DocumentTimeout);
});

test('a worker that dies fails its document alone', async () => {
  const pool = poolOf(1);
  await expect(pool.run(job('crash'))).rejects.toThrow('ended while drawing (3)');
  expect(await pidOf(pool)).toMatch(/^\d+$/);
});

test('a worker killed while idle is replaced', async () => {
  const pool = poolOf(1);
  const before = Number(await pidOf(pool));
  process.kill(before, 'SIGKILL');
  await expect.poll(() => pidOf(pool).catch(() => '')).toMatch(/^\d+$/);
});

test('a failure is told in its own words, and the worker goes on', async () => {
  const pool = poolOf(1);
  const before = await pidOf(pool);
  await expect(pool.run(job('fail'))).rejects.toThrow('said so');
  expect(await pidOf(pool)).toBe(before);
});

test('closing ends the workers, refuses what waits, and what comes after', async () => {
  const pool = poolOf(1);
  const pid = Number(await pidOf(pool));
  const running = failureOf(pool, 'hang');
  const waiting = failureOf(pool, 'echo');
  await pool.close();
  expect(await running).toBeInstanceOf(DocumentFailed);
  expect(await waiting).toBeInstanceOf(DocumentFailed);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(pool.run(job('echo'))).rejects.toThrow(DocumentFailed);
});
