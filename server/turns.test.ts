import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultBudgets } from './budgets.ts';
import { fairTurns, type Asking, type Release, type Turns, type TurnsOptions } from './turns.ts';

const budgets = {
  ...defaultBudgets,
  documentsWaiting: 6,
  documentsWaitingPerTenant: 4,
  documentsWaitingPerLink: 2,
  documentWaitMs: 20,
};

const options = { budgets, atOnce: [2, 1], perCaller: 1, patience: 'documentWaitMs' } as const;
const patient: TurnsOptions = { ...options, budgets: { ...budgets, documentWaitMs: 60_000 } };

const asking = (caller: string, more: Partial<Asking> = {}): Asking => ({
  caller,
  waits: { documentsWaiting: '', documentsWaitingPerTenant: caller },
  ...more,
});

/** Asks in this order, and says in which order the turns come when each is given back at once. */
async function orderOf(turns: Turns, askings: readonly Asking[], before: readonly Release[]): Promise<string[]> {
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
  it('callers in a round, whoever asked more often', async () => {
    const turns = fairTurns({ ...patient, atOnce: [1] });
    const first = await turns.take(asking('a'));
    const order = await orderOf(
      turns,
      ['a', 'a', 'a', 'b', 'c', 'b'].map((caller) => asking(caller)),
      [first],
    );
    expect(order.join('')).toBe('abcaba');
  });

  it('the earlier rank before the later', async () => {
    const turns = fairTurns({ ...patient, atOnce: [1, 1] });
    const first = await turns.take(asking('a'));
    const order = await orderOf(turns, [asking('x', { rank: 1 }), asking('b'), asking('c')], [first]);
    expect(order.join('')).toBe('bcx');
  });

  it('at once whoever finds a turn free', async () => {
    const turns = fairTurns(patient);
    await turns.take(asking('a'));
    await turns.take(asking('b'));
    expect(turns.held).toBe(2);
  });

  it('nobody of a later rank where those of it hold all they may, though turns are free', async () => {
    const turns = fairTurns(patient);
    await turns.take(asking('x', { rank: 1 }));
    void turns.take(asking('y', { rank: 1 }));
    await turns.take(asking('a'));
    expect([turns.held, turns.waiting]).toEqual([2, 1]);
  });

  it('a turn given back twice is given back once', async () => {
    const turns = fairTurns({ ...patient, atOnce: [1] });
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
    const ofLink = asking('b', { rank: 1, waits: { documentsWaitingPerLink: 'hash', documentsWaiting: '' } });
    await turns.take(ofLink);
    for (let n = 0; n < 2; n += 1) void turns.take(ofLink);
    await expect(turns.take(ofLink)).rejects.toMatchObject({ budget: 'documentsWaitingPerLink' });
    await expect(turns.take(asking('a'))).rejects.toMatchObject({ budget: 'documentsWaiting', retryAfter: 1 });
  });

  it('whoever has gone: the place is free for another', async () => {
    const turns = fairTurns({ ...patient, atOnce: [1] });
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
    const turns = fairTurns({ ...options, atOnce: [1] });
    await turns.take(asking('a'));
    await expect(turns.take(asking('b'))).rejects.toMatchObject({ code: 'busy', budget: 'documentWaitMs' });
    expect(turns.waiting).toBe(0);
  });
});

test('whatever comes in whatever order: no bound is passed, and in the end nobody waits or holds', async () => {
  const event = fc.record({
    caller: fc.constantFrom('a', 'b', 'c'),
    rank: fc.constantFrom(0, 1),
    leaves: fc.boolean(),
    turnsToHold: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), async (events, perCaller) => {
      const turns = fairTurns({ ...patient, atOnce: [3, 2], perCaller });
      const holding: string[] = [];
      await Promise.all(
        events.map(async ({ caller, rank, leaves, turnsToHold }) => {
          const gone = new AbortController();
          const taken = turns.take(asking(caller, { rank, signal: gone.signal }));
          if (leaves) gone.abort();
          const release = await taken.catch(() => undefined);
          if (!release) return;
          holding.push(caller);
          expect(holding.length).toBeLessThanOrEqual(3);
          expect(holding.filter((one) => one === caller).length).toBeLessThanOrEqual(perCaller);
          for (let n = 0; n < turnsToHold; n += 1) await Promise.resolve();
          holding.splice(holding.indexOf(caller), 1);
          release();
        }),
      );
      expect([turns.waiting, turns.held]).toEqual([0, 0]);
    }),
  );
});
