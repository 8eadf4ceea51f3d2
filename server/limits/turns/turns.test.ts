import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { defaultBudgets } from '../budgets.ts';
import { fairTurns, type TurnsOptions } from './turns.ts';
import { turnOf, groups, orderOf, visitorTurn, type Group } from './turns.testing.ts';

const budgets = {
  ...defaultBudgets,
  documentsWaiting: 6,
  documentsWaitingPerTenant: 4,
  documentsWaitingPerLink: 2,
  documentWaitMs: 20,
};
const options: TurnsOptions<Group> = { budgets, atOnce: 2, perCaller: 1, groups, patience: 'documentWaitMs' };
const patient = { ...options, budgets: { ...budgets, documentWaitMs: 60_000 } };

/** Still waiting when its test ends. */
const waitsOn = (turn: Promise<unknown>) => void turn.catch(() => undefined);

describe('who goes next', () => {
  // Turns take no time here.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('callers in rounds, for any number of requests, and first those that had none', async () => {
    const turns = fairTurns({ ...patient, atOnce: 1 });
    const first = await turns.take(turnOf('a'));
    const order = await orderOf(
      turns,
      ['a', 'a', 'a', 'b', 'c', 'b'].map((caller) => turnOf(caller)),
      [first],
    );
    expect(order.join('')).toBe('bcabaa');
  });

  it('a group of endless weight before the other', async () => {
    const strictly = { sessions: { weight: Infinity }, visitors: { weight: 1 } };
    const turns = fairTurns({ ...patient, atOnce: 1, groups: strictly });
    const first = await turns.take(turnOf('a'));
    const order = await orderOf(turns, [visitorTurn('x'), turnOf('b'), turnOf('c'), visitorTurn('y')], [first]);
    expect(order.join('')).toBe('bcxy');
  });

  it('immediately a caller that finds a free turn', async () => {
    const turns = fairTurns(patient);
    await turns.take(turnOf('a'));
    await turns.take(turnOf('b'));
    expect(turns.held).toBe(2);
  });

  it('no caller by a turn reserved for another group, even if it is free', async () => {
    const turns = fairTurns(patient);
    await turns.take(visitorTurn('x'));
    waitsOn(turns.take(visitorTurn('y')));
    await turns.take(turnOf('a'));
    expect([turns.held, turns.waiting]).toEqual([2, 1]);
  });

  it('a turn given back twice is given back once', async () => {
    const turns = fairTurns({ ...patient, atOnce: 1 });
    const release = await turns.take(turnOf('a'));
    const next = turns.take(turnOf('b'));
    release();
    release();
    await next;
    expect(turns.held).toBe(1);
  });
});

describe('who does not get one', () => {
  it('a caller that would wait beyond a budget, which is named', async () => {
    const turns = fairTurns(patient);
    await turns.take(turnOf('a'));
    for (let n = 0; n < 4; n += 1) waitsOn(turns.take(turnOf('a')));
    await expect(turns.take(turnOf('a'))).rejects.toMatchObject({
      code: 'too_many_requests',
      budget: 'documentsWaitingPerTenant',
      retryAfter: 1,
    });
    const ofLink = { ...visitorTurn('b'), waits: { documentsWaitingPerLink: 'hash', documentsWaiting: '' } };
    await turns.take(ofLink);
    for (let n = 0; n < 2; n += 1) waitsOn(turns.take(ofLink));
    await expect(turns.take(ofLink)).rejects.toMatchObject({ budget: 'documentsWaitingPerLink' });
    await expect(turns.take(turnOf('d'))).rejects.toMatchObject({
      code: 'busy',
      budget: 'documentsWaiting',
      retryAfter: 1,
    });
  });

  it('a caller that left: the place is free for another', async () => {
    const turns = fairTurns({ ...patient, atOnce: 1 });
    const release = await turns.take(turnOf('a'));
    const gone = new AbortController();
    const left = turns.take(turnOf('b', { signal: gone.signal }));
    gone.abort(new Error('went away'));
    await expect(left).rejects.toThrow('went away');
    await expect(turns.take(turnOf('b', { signal: gone.signal }))).rejects.toThrow('went away');
    release();
    expect([turns.waiting, turns.held]).toEqual([0, 0]);
  });

  it('a caller that has waited too long', async () => {
    const turns = fairTurns({ ...options, atOnce: 1 });
    await turns.take(turnOf('a'));
    await expect(turns.take(turnOf('b'))).rejects.toMatchObject({ code: 'busy', budget: 'documentWaitMs' });
    expect(turns.waiting).toBe(0);
  });

  it('a caller that waits too long behind its own requests: as 429, unless it represents many', async () => {
    const turns = fairTurns({ ...options, atOnce: 1 });
    const release = await turns.take(turnOf('a'));
    const own = { code: 'too_many_requests', budget: 'documentWaitMs', retryAfter: 1 };
    await expect(turns.take(turnOf('a'))).rejects.toMatchObject(own);
    await expect(turns.take(turnOf('a', { isCrowd: true }))).rejects.toMatchObject({ code: 'busy' });
    const served = turns.take(turnOf('b'));
    const late = turns.take(turnOf('b'));
    release();
    const endOther = await served;
    const held = turns.take(turnOf('c'));
    endOther();
    await held;
    await expect(late).rejects.toMatchObject(own);
  });
});

test('in any sequence no limit is exceeded, and in the end no caller waits or holds a turn', async () => {
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
          const taken = turns.take(turnOf(caller, { group, signal: gone.signal }));
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
