import type { TurnRequest, Release, Turns } from './turns.ts';

export type Group = 'sessions' | 'visitors';

export const groups = { sessions: { weight: 3, reserved: 1 }, visitors: { weight: 1, reserved: 0 } };

export const turnOf = (caller: string, more: Partial<TurnRequest<Group>> = {}): TurnRequest<Group> => ({
  group: 'sessions',
  caller,
  waits: { documentsWaiting: '', documentsWaitingPerTenant: caller },
  ...more,
});
export const visitorTurn = (caller: string) => turnOf(caller, { group: 'visitors' });

/** Requests turns in this order, and returns the order in which they come. */
export async function orderOf(
  turns: Turns<Group>,
  requests: readonly TurnRequest<Group>[],
  before: readonly Release[],
): Promise<string[]> {
  const order: string[] = [];
  const all = requests.map(async (one) => {
    const release = await turns.take(one);
    order.push(one.caller);
    await Promise.resolve();
    release();
  });
  for (const release of before) release();
  await Promise.all(all);
  return order;
}
