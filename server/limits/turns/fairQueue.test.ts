import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultBudgets } from '../budgets.ts';
import { fairTurns, type Turns, type TurnsOptions } from './turns.ts';
import { turnOf, groups, orderOf, type Group } from './turns.testing.ts';

/** A caller that always has this many requests running or waiting, with their duration. */
interface Busy {
  readonly group: Group;
  readonly requests: number;
  readonly milliseconds: number;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const boundless = { ...defaultBudgets, requestWaitMs: 10_000_000 };
const turnsOf = (more: Partial<TurnsOptions<Group>>) =>
  fairTurns<Group>({ budgets: boundless, atOnce: 4, perCaller: 4, groups, patience: 'requestWaitMs', ...more });

/** Returns the time used by each caller, and the waits of its requests. */
async function run(turns: Turns<Group>, callers: readonly Busy[], total: number) {
  const usage = callers.map(() => ({ took: 0, waits: [] as number[] }));
  const end = performance.now() + total;
  const isOver = () => performance.now() >= end;
  const repeat = async (index: number, { group, milliseconds }: Busy): Promise<void> => {
    const mine = usage[index] ?? { took: 0, waits: [] };
    while (!isOver()) {
      const from = performance.now();
      const release = await turns.take({ group, caller: `${index}`, waits: {} });
      const begun = performance.now();
      mine.waits.push(begun - from);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (!isOver()) mine.took += performance.now() - begun;
      release();
    }
  };
  const all = callers.flatMap((busy, index) => Array.from({ length: busy.requests }, () => repeat(index, busy)));
  await vi.advanceTimersByTimeAsync(total);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(all);
  return usage;
}

const busy = fc.record({
  group: fc.constant<Group>('sessions'),
  requests: fc.integer({ min: 4, max: 10 }),
  milliseconds: fc.constantFrom(5, 20, 50, 200),
});

it('callers with constant requests get the same time, whatever their cost and number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(busy, { minLength: 2, maxLength: 5 }), async (callers) => {
      const usage = await run(turnsOf({ groups: { ...groups, sessions: { weight: 1 } } }), callers, 8_000);
      const took = usage.map((one) => one.took);
      // The difference never exceeds what both may have in progress.
      const underWay = 2 * 4 * Math.max(...callers.map(({ milliseconds }) => milliseconds));
      expect(Math.max(...took) - Math.min(...took)).toBeLessThanOrEqual(underWay);
    }),
    { numRuns: 8 },
  );
});

it('a few short requests wait for one turn of the slow ones, not for all that wait', async () => {
  const slow = Array.from({ length: 5 }, (): Busy => ({ group: 'sessions', requests: 8, milliseconds: 400 }));
  const usage = await run(turnsOf({}), [...slow, { group: 'sessions', requests: 1, milliseconds: 5 }], 5_000);
  // The first caller waits behind those that have had no turn either.
  const [first = 0, ...later] = usage.at(-1)?.waits ?? [];
  expect(first).toBeLessThanOrEqual(800);
  expect(later.length).toBeGreaterThan(10);
  expect(Math.max(...later)).toBeLessThanOrEqual(400);
  expect(usage.every(({ took }) => took > 0)).toBe(true);
});

it('groups get time by their weights where both want more than there is', async () => {
  const of = (group: Group): Busy => ({ group, requests: 8, milliseconds: 10 });
  const both = { sessions: { weight: 3 }, visitors: { weight: 1 } };
  const [ours, theirs] = await run(turnsOf({ groups: both }), [of('sessions'), of('visitors')], 4_000);
  expect((ours?.took ?? 0) / (theirs?.took ?? 1)).toBeCloseTo(3, 0);
});

it('a visitor does not wait while others hold every turn except the reserved one', async () => {
  const slow = Array.from({ length: 5 }, (): Busy => ({ group: 'sessions', requests: 8, milliseconds: 400 }));
  const reserved = { ...groups, visitors: { weight: 1, reserved: 1 } };
  const visitor: Busy = { group: 'visitors', requests: 1, milliseconds: 5 };
  const usage = await run(turnsOf({ groups: reserved }), [...slow, visitor], 5_000);
  expect(new Set(usage.at(-1)?.waits)).toEqual(new Set([0]));
});

it('idle callers accumulate no time, and earlier use still counts after a pause', async () => {
  const turns = turnsOf({ atOnce: 1 });
  const spend = async (caller: string, milliseconds: number) => {
    const release = await turns.take(turnOf(caller));
    await vi.advanceTimersByTimeAsync(milliseconds);
    release();
  };
  await spend('late', 1);
  const held = await turns.take(turnOf('other'));
  const waiting = orderOf(turns, [turnOf('much'), turnOf('other'), turnOf('late')], []);
  await vi.advanceTimersByTimeAsync(500);
  held();
  expect(await waiting).toEqual(['much', 'late', 'other']);
  await spend('much', 500);
  const last = await turns.take(turnOf('other'));
  expect(
    await orderOf(
      turns,
      ['much', 'much', 'new'].map((caller) => turnOf(caller)),
      [last],
    ),
  ).toEqual(['new', 'much', 'much']);
});

it('one turn of minutes keeps its caller waiting no longer than one of ten seconds', async () => {
  const turns = turnsOf({ atOnce: 1 });
  const release = await turns.take(turnOf('import'));
  await vi.advanceTimersByTimeAsync(120_000);
  const next = run(turns, [{ group: 'sessions', requests: 1, milliseconds: 100 }], 30_000);
  const from = performance.now();
  const again = turns.take(turnOf('import'));
  release();
  const endAgain = await again.then((end) => {
    end();
    return performance.now();
  });
  expect(endAgain - from).toBeLessThanOrEqual(10_200);
  await next;
});
