import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { defaultBudgets } from './budgets.ts';
import { fairTurns, type Asking, type Release, type Turns, type TurnsOptions } from './turns.ts';

type Group = 'sessions' | 'visitors';

const budgets = {
  ...defaultBudgets,
  documentsWaiting: 6,
  documentsWaitingPerTenant: 4,
  documentsWaitingPerLink: 2,
  documentWaitMs: 20,
};
const groups = { sessions: { weight: 3, reserved: 1 }, visitors: { weight: 1, reserved: 0 } };
const options: TurnsOptions<Group> = { budgets, atOnce: 2, perCaller: 1, groups, patience: 'documentWaitMs' };
const patient = { ...options, budgets: { ...budgets, documentWaitMs: 60_000 } };

const asking = (caller: string, more: Partial<Asking<Group>> = {}): Asking<Group> => ({
  group: 'sessions',
  caller,
  waits: { documentsWaiting: '', documentsWaitingPerTenant: caller },
  ...more,
});
const visiting = (caller: string) => asking(caller, { group: 'visitors' });

/** Asks in this order, and says in which order the turns come when each is given back at once. */
async function orderOf(
  turns: Turns<Group>,
  askings: readonly Asking<Group>[],
  before: readonly Release[],
): Promise<string[]> {
  const order: string[] = [];
  const all = askings.map(async (one) => {
    const release = await turns.take(one);
    order.push(one.caller);
    await Promise.resolve();
    release();
  });
  for (const release of before) release();
  await Promise.all(all);
  return order;
}

describe('who goes next', () => {
  // Their turns take no time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('callers in rounds, whoever asked more often, and first those that have had none', async () => {
    const turns = fairTurns({ ...patient, atOnce: 1 });
    const first = await turns.take(asking('a'));
    const order = await orderOf(
      turns,
      ['a', 'a', 'a', 'b', 'c', 'b'].map((caller) => asking(caller)),
      [first],
    );
    expect(order.join('')).toBe('bcabaa');
  });

  it('a group of endless weight before the other', async () => {
    const strictly = { sessions: { weight: Infinity }, visitors: { weight: 1 } };
    const turns = fairTurns({ ...patient, atOnce: 1, groups: strictly });
    const first = await turns.take(asking('a'));
    const order = await orderOf(turns, [visiting('x'), asking('b'), asking('c'), visiting('y')], [first]);
    expect(order.join('')).toBe('bcxy');
  });

  it('at once whoever finds a turn free', async () => {
    const turns = fairTurns(patient);
    await turns.take(asking('a'));
    await turns.take(asking('b'));
    expect(turns.held).toBe(2);
  });

  it('nobody by a turn that is reserved for another group, though it is free', async () => {
    const turns = fairTurns(patient);
    await turns.take(visiting('x'));
    void turns.take(visiting('y'));
    await turns.take(asking('a'));
    expect([turns.held, turns.waiting]).toEqual([2, 1]);
  });

  it('a turn given back twice is given back once', async () => {
    const turns = fairTurns({ ...patient, atOnce: 1 });
    const release = await turns.take(asking('a'));
    const next = turns.take(asking('b'));
    release();
    release();
    await next;
    expect(turns.held).toBe(1);
  });
});

describe('who does not get one', () => {
  it('whoever would wait beyond a budget, which is named', async () => {
    const turns = fairTurns(patient);
    await turns.take(asking('a'));
    for (let n = 0; n < 4; n += 1) void turns.take(asking('a'));
    await expect(turns.take(asking('a'))).rejects.toMatchObject({ code: 'busy', budget: 'documentsWaitingPerTenant' });
    const ofLink = { ...visiting('b'), waits: { documentsWaitingPerLink: 'hash', documentsWaiting: '' } };
    await turns.take(ofLink);
    for (let n = 0; n < 2; n += 1) void turns.take(ofLink);
    await expect(turns.take(ofLink)).rejects.toMatchObject({ budget: 'documentsWaitingPerLink' });
    await expect(turns.take(asking('d'))).rejects.toMatchObject({ budget: 'documentsWaiting', retryAfter: 1 });
  });

  it('whoever has gone: the place is free for another', async () => {
    const turns = fairTurns({ ...patient, atOnce: 1 });
    const release = await turns.take(asking('a'));
    const gone = new AbortController();
    const left = turns.take(asking('b', { signal: gone.signal }));
    gone.abort(new Error('went away'));
    await expect(left).rejects.toThrow('went away');
    await expect(turns.take(asking('b', { signal: gone.signal }))).rejects.toThrow('went away');
    release();
    expect([turns.waiting, turns.held]).toEqual([0, 0]);
  });

  it('whoever has waited too long', async () => {
    const turns = fairTurns({ ...options, atOnce: 1 });
    await turns.take(asking('a'));
    await expect(turns.take(asking('b'))).rejects.toMatchObject({ code: 'busy', budget: 'documentWaitMs' });
    expect(turns.waiting).toBe(0);
  });
});

/** A caller that always has so many requests under way or waiting, each of which takes so long. */
interface Busy {
  readonly group: Group;
  readonly requests: number;
  readonly milliseconds: number;
}

describe('by a clock moved by hand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const boundless = { ...defaultBudgets, requestWaitMs: 10_000_000 };
  const turnsOf = (more: Partial<TurnsOptions<Group>>) =>
    fairTurns<Group>({ budgets: boundless, atOnce: 4, perCaller: 4, groups, patience: 'requestWaitMs', ...more });

  /** What the turns of each took in so many milliseconds, and how long each of its requests waited. */
  async function run(turns: Turns<Group>, callers: readonly Busy[], total: number) {
    const seen = callers.map(() => ({ took: 0, waits: [] as number[] }));
    const end = performance.now() + total;
    const isOver = () => performance.now() >= end;
    const repeat = async (index: number, { group, milliseconds }: Busy): Promise<void> => {
      const mine = seen[index] ?? { took: 0, waits: [] };
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
    return seen;
  }

  const busy = fc.record({
    group: fc.constant<Group>('sessions'),
    requests: fc.integer({ min: 4, max: 10 }),
    milliseconds: fc.constantFrom(5, 20, 50, 200),
  });

  it('callers who always ask get the same time, whatever their requests cost and however many they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(busy, { minLength: 2, maxLength: 5 }), async (callers) => {
        const seen = await run(turnsOf({ groups: { ...groups, sessions: { weight: 1 } } }), callers, 8_000);
        const took = seen.map((one) => one.took);
        // However long it goes on, they are apart by no more than what both may have under way.
        const underWay = 2 * 4 * Math.max(...callers.map(({ milliseconds }) => milliseconds));
        expect(Math.max(...took) - Math.min(...took)).toBeLessThanOrEqual(underWay);
      }),
      { numRuns: 8 },
    );
  });

  it('a few short requests wait for one turn of the slow ones, not for all that wait', async () => {
    const slow = Array.from({ length: 5 }, (): Busy => ({ group: 'sessions', requests: 8, milliseconds: 400 }));
    const seen = await run(turnsOf({}), [...slow, { group: 'sessions', requests: 1, milliseconds: 5 }], 5_000);
    // The first stands behind those who have had none either.
    const [first = 0, ...later] = seen.at(-1)?.waits ?? [];
    expect(first).toBeLessThanOrEqual(800);
    expect(later.length).toBeGreaterThan(10);
    expect(Math.max(...later)).toBeLessThanOrEqual(400);
    expect(seen.every(({ took }) => took > 0)).toBe(true);
  });

  it('groups get time by their weights where both want more than there is', async () => {
    const of = (group: Group): Busy => ({ group, requests: 8, milliseconds: 10 });
    const both = { sessions: { weight: 3 }, visitors: { weight: 1 } };
    const [ours, theirs] = await run(turnsOf({ groups: both }), [of('sessions'), of('visitors')], 4_000);
    expect((ours?.took ?? 0) / (theirs?.took ?? 1)).toBeCloseTo(3, 0);
  });

  it('a visitor waits for nobody while others hold every turn but the reserved one', async () => {
    const slow = Array.from({ length: 5 }, (): Busy => ({ group: 'sessions', requests: 8, milliseconds: 400 }));
    const reserved = { ...groups, visitors: { weight: 1, reserved: 1 } };
    const visitor: Busy = { group: 'visitors', requests: 1, milliseconds: 5 };
    const seen = await run(turnsOf({ groups: reserved }), [...slow, visitor], 5_000);
    expect(new Set(seen.at(-1)?.waits)).toEqual(new Set([0]));
  });

  it('nobody saves up time by asking nothing, and what was taken before a pause is not forgotten', async () => {
    const turns = turnsOf({ atOnce: 1 });
    const spend = async (caller: string, milliseconds: number) => {
      const release = await turns.take(asking(caller));
      await vi.advanceTimersByTimeAsync(milliseconds);
      release();
    };
    await spend('late', 1);
    const held = await turns.take(asking('other'));
    const waiting = orderOf(turns, [asking('much'), asking('other'), asking('late')], []);
    await vi.advanceTimersByTimeAsync(500);
    held();
    expect(await waiting).toEqual(['much', 'late', 'other']);
    await spend('much', 500);
    const last = await turns.take(asking('other'));
    expect(
      await orderOf(
        turns,
        ['much', 'much', 'new'].map((caller) => asking(caller)),
        [last],
      ),
    ).toEqual(['new', 'much', 'much']);
  });

  it('one turn of minutes keeps its caller waiting no longer than one of ten seconds', async () => {
    const turns = turnsOf({ atOnce: 1 });
    const release = await turns.take(asking('import'));
    await vi.advanceTimersByTimeAsync(120_000);
    const next = run(turns, [{ group: 'sessions', requests: 1, milliseconds: 100 }], 30_000);
    const from = performance.now();
    const again = turns.take(asking('import'));
    release();
    const endAgain = await again.then((end) => {
      end();
      return performance.now();
    });
    expect(endAgain - from).toBeLessThanOrEqual(10_200);
    await next;
  });
});

test('whatever comes in whatever order: no bound is passed, and in the end nobody waits or holds', async () => {
  const event = fc.record({
    caller: fc.constantFrom('a', 'b', 'c'),
    group: fc.constantFrom<Group>('sessions', 'visitors'),
    leaves: fc.boolean(),
    turnsToHold: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), async (events, perCaller) => {
      const turns = fairTurns({ ...patient, atOnce: 3, perCaller });
      const holding: { caller: string; group: Group }[] = [];
      await Promise.all(
        events.map(async ({ caller, group, leaves, turnsToHold }) => {
          const gone = new AbortController();
          const taken = turns.take(asking(caller, { group, signal: gone.signal }));
          if (leaves) gone.abort();
          const release = await taken.catch(() => undefined);
          if (!release) return;
          const mine = { caller, group };
          holding.push(mine);
          expect(holding.length).toBeLessThanOrEqual(3);
          expect(holding.filter((one) => one.caller === caller).length).toBeLessThanOrEqual(perCaller);
          expect(holding.filter((one) => one.group === 'visitors').length).toBeLessThanOrEqual(2);
          for (let n = 0; n < turnsToHold; n += 1) await Promise.resolve();
          holding.splice(holding.indexOf(mine), 1);
          release();
        }),
      );
      expect([turns.waiting, turns.held]).toEqual([0, 0]);
    }),
  );
});
