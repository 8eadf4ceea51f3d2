import type { Asking, Release, Turns } from './turns.ts';

export type Group = 'sessions' | 'visitors';

export const groups = { sessions: { weight: 3, reserved: 1 }, visitors: { weight: 1, reserved: 0 } };

export const asking = (caller: string, more: Partial<Asking<Group>> = {}): Asking<Group> => ({
  group: 'sessions',
  caller,
  waits: { documentsWaiting: '', documentsWaitingPerTenant: caller },
  ...more,
});
export const visiting = (caller: string) => asking(caller, { group: 'visitors' });

/** Requests turns in this order, and returns the order in which they come. */
export async function orderOf(
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
