import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubJob, stubScript } from '../../../tests/support/stubJob.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { settled } from './drawings.testing.ts';
import { DocumentFailed, DrawingAbandoned, nicenessOf, type Asker, type Limits } from './drawingProcess.ts';
import { createPool, type Pool } from './pool.ts';

const pools: Pool[] = [];

function poolOf(workers: number, limits: Partial<Limits> = {}): Pool {
  const pool = createPool({ script: stubScript, workers, limits: { ...defaultBudgets, ...limits } });
  pools.push(pool);
  return pool;
}

async function wordsOf(pool: Pool, template = 'echo', asker: Asker = 'session'): Promise<string[]> {
  const { bytes } = await pool.run(stubJob(template), asker).drawn;
  return Buffer.from(bytes).toString().split(' ');
}

const pidOf = async (pool: Pool, template?: string, asker?: Asker): Promise<number> =>
  Number((await wordsOf(pool, template, asker))[0]);

const drawn = (pool: Pool, template: string) => pool.run(stubJob(template), 'session').drawn;

/** Returns the error of a drawing, caught immediately, so that it is never an unhandled rejection. */
function failureOf(pool: Pool, template: string): Promise<unknown> {
  return drawn(pool, template).catch((error: unknown) => error);
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('the workers', () => {
  test('draw one document after another on one worker', async () => {
    const pool = poolOf(1);
    const pids = [await pidOf(pool), await pidOf(pool), await pidOf(pool)];
    expect(new Set(pids).size).toBe(1);
    expect(pids[0]).not.toBe(process.pid);
  });

  test('draw in parallel on two', async () => {
    const pool = poolOf(2);
    const [a = [], b = []] = await Promise.all([wordsOf(pool, 'a'), wordsOf(pool, 'b')]);
    expect([a[1], b[1]]).toEqual(['a', 'b']);
    expect(a[0]).not.toBe(b[0]);
  });

  test('have a low priority once they draw for visitors, and are preferred for them', async () => {
    const pool = poolOf(2);
    const forVisitors = await pidOf(pool, 'echo', 'visitor');
    expect(getPriority(forVisitors)).toBe(nicenessOf.visitor);
    expect(await pidOf(pool)).not.toBe(forVisitors);
    expect(await pidOf(pool, 'echo', 'visitor')).toBe(forVisitors);
  });

  test('fail only their own document when they die', async () => {
    const pool = poolOf(1);
    await expect(drawn(pool, 'crash')).rejects.toThrow('ended while drawing (3)');
    expect(await pidOf(pool)).toBeGreaterThan(0);
  });

  test('are replaced if killed while idle', async () => {
    const pool = poolOf(1);
    process.kill(await pidOf(pool), 'SIGKILL');
    await expect.poll(() => pidOf(pool).catch(() => 0)).toBeGreaterThan(0);
  });

  test('report a failed document, and continue', async () => {
    const pool = poolOf(1);
    const before = await pidOf(pool);
    await expect(drawn(pool, 'fail')).rejects.toThrow('failed as named');
    expect(await pidOf(pool)).toBe(before);
  });

  test('are gone after closing, with their drawings', async () => {
    const pool = poolOf(1);
    const pid = await pidOf(pool);
    const running = failureOf(pool, 'sleep');
    await pool.close();
    expect(await running).toBeInstanceOf(DocumentFailed);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(drawn(pool, 'echo')).rejects.toThrow('closed');
  });
});

describe('a document beyond its limits', () => {
  const memory = 200 * 1024 ** 2;
  // Other systems do not report the memory of a process.
  const isMeasurable = existsSync('/proc/self/stat');

  test.each([
    ['processor time', 'hang', { documentMs: 300 }, 'documentMs'],
    ['time without using the processor', 'sleep', { documentMs: 100 }, 'documentMs'],
    ...(isMeasurable ? ([['memory', 'swell', { documentWorkerBytes: memory }, 'documentWorkerBytes']] as const) : []),
  ] as const)(
    'of %s is rejected, its worker is stopped, and the next is drawn by another',
    async (_, kind, limits, budget) => {
      const pool = poolOf(1, limits);
      const before = await pidOf(pool);
      await expect(drawn(pool, kind)).rejects.toMatchObject({ code: 'document_too_complex', budget });
      expect(await pidOf(pool)).not.toBe(before);
      await vi.waitFor(() => expect(() => process.kill(before, 0)).toThrow('ESRCH'));
    },
  );

  test('by the estimate of its worker is rejected, and the worker continues', async () => {
    const pool = poolOf(1);
    const before = await pidOf(pool);
    const refusal = { code: 'document_too_complex', budget: 'documentEffort' };
    await expect(drawn(pool, 'refuse')).rejects.toMatchObject(refusal);
    expect(await pidOf(pool)).toBe(before);
  });

  test.runIf(isMeasurable)('that leaves its worker large is drawn, and the next one by another worker', async () => {
    const pool = poolOf(1, { documentWorkerBytes: memory + 100 * 1024 ** 2 });
    const before = await pidOf(pool);
    expect(await wordsOf(pool, 'fatten')).toEqual(['fat']);
    expect(await pidOf(pool)).not.toBe(before);
  });
});

describe('an abandoned drawing', () => {
  /** Abandons a drawing for a visitor once its worker has started it. */
  async function abandoned(pool: Pool, template: string) {
    const run = pool.run(stubJob(template), 'visitor');
    const ended = run.drawn.then(({ bytes }) => Buffer.from(bytes).toString()).catch((error: unknown) => error);
    await settled();
    run.setWaiting('nobody');
    return { ended, setWaiting: run.setWaiting };
  }

  test('is stopped, and another worker draws the next', async () => {
    const pool = poolOf(1);
    const before = await pidOf(pool);
    expect(await (await abandoned(pool, 'hang')).ended).toBeInstanceOf(DrawingAbandoned);
    expect(await pidOf(pool)).not.toBe(before);
    await vi.waitFor(() => expect(() => process.kill(before, 0)).toThrow('ESRCH'));
  });

  test('is finished if it is soon done, which costs less than another worker', async () => {
    const pool = poolOf(1);
    const before = await pidOf(pool);
    expect(await (await abandoned(pool, 'brief')).ended).toBe('brief');
    expect(await pidOf(pool)).toBe(before);
  });

  test('is not started if they left before its worker was ready', async () => {
    const pool = poolOf(1);
    const { ended } = await abandoned(pool, 'hang');
    expect(await ended).toBeInstanceOf(DrawingAbandoned);
    expect(await pidOf(pool)).toBeGreaterThan(0);
  });

  test.runIf(process.getuid?.() === 0)('continues for a session that joins in time, at its priority', async () => {
    const pool = poolOf(1);
    await pidOf(pool);
    const { ended, setWaiting } = await abandoned(pool, 'long');
    setWaiting('session');
    expect(await ended).toBe(`long ${nicenessOf.session}`);
  });

  test('has a replacement worker of the same low priority, while another is left for sessions', async () => {
    const pool = poolOf(2);
    const before = await pidOf(pool, 'echo', 'visitor');
    await (
      await abandoned(pool, 'hang')
    ).ended;
    const after = await pidOf(pool, 'echo', 'visitor');
    expect(after).not.toBe(before);
    expect(getPriority(after)).toBe(nicenessOf.visitor);
    expect(getPriority(await pidOf(pool))).toBe(nicenessOf.session);
  });
});
