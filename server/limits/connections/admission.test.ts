import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { admission } from './admission.ts';

/** Admits requests of callers by these names, and reports which started. Names of visitors begin with an address. */
function door() {
  const names = new Map<IncomingMessage, string>();
  const nameOf = (request: IncomingMessage) => names.get(request) ?? '';
  const groupOf = (name: string) => (name.startsWith('192.') ? 'visitors' : 'sessions');
  const callerOf = (request: IncomingMessage) => ({ group: groupOf(nameOf(request)), name: nameOf(request) }) as const;
  const admit = admission({ callerOf, isUrgent: (request) => nameOf(request) === 'urgent' });
  const begun: string[] = [];
  return {
    begun,
    arrive(...callers: string[]): void {
      for (const caller of callers) {
        const request = {} as IncomingMessage;
        names.set(request, caller);
        admit(request, () => begun.push(caller));
      }
    },
  };
}

test('a few requests start immediately, in order', () => {
  const { arrive, begun } = door();
  arrive('a', 'b', 'a', 'a');
  expect(begun).toEqual(['a', 'b', 'a', 'a']);
});

test('of many requests a few start in each turn of the event loop', async () => {
  const { arrive, begun } = door();
  arrive(...Array.from({ length: 10 }, () => 'a'));
  const counts = [begun.length];
  while (begun.length < 10) {
    await setImmediate();
    counts.push(begun.length);
  }
  expect(counts).toEqual([4, 8, 10]);
});

test('a request behind a hundred of another caller is next', async () => {
  const { arrive, begun } = door();
  arrive(...Array.from({ length: 100 }, () => 'a'), 'b');
  expect(begun).not.toContain('b');
  await setImmediate();
  expect(begun.slice(4)).toEqual(['a', 'b', 'a', 'a']);
});

test('visitors start one by one beside the others, whatever the number of either, and by turns', async () => {
  const { arrive, begun } = door();
  const companies = Array.from({ length: 20 }, (_, n) => `company ${n}`);
  arrive(...companies, '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2');
  const visitors = () => begun.filter((name) => name.startsWith('192.'));
  expect(begun).toHaveLength(5);
  await setImmediate();
  expect(begun).toHaveLength(10);
  await setImmediate();
  expect(visitors()).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2']);
});

test('when all have been begun the next one need not wait', async () => {
  const { arrive, begun } = door();
  arrive('a', 'a', 'a', 'a', 'a');
  await setImmediate();
  await setImmediate();
  arrive('b');
  expect(begun.at(-1)).toBe('b');
});

test('urgent requests start first, up to the same number at a time', async () => {
  const { arrive, begun } = door();
  arrive(...Array.from({ length: 100 }, () => 'a'), ...Array.from({ length: 6 }, () => 'urgent'));
  expect(begun).toEqual(['a', 'a', 'a', 'a', 'urgent', 'urgent', 'urgent', 'urgent']);
  await setImmediate();
  expect(begun.slice(8)).toEqual(['a', 'urgent', 'a', 'urgent']);
});
