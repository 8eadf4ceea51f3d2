import { expect, test } from 'vitest';
import { shareReads } from './shareReads.ts';

/** Reads that answer on request, in order. */
function slowReads() {
  const begun: { key: string; answer: PromiseWithResolvers<string> }[] = [];
  const share = shareReads<string>();
  return {
    begun,
    ask: (key: string) =>
      share(key, () => {
        const answer = Promise.withResolvers<string>();
        begun.push({ key, answer });
        return answer.promise;
      }),
    keys: () => begun.map(({ key }) => key),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('those who ask while a read is under way share the next, which begins when it has ended', async () => {
  const { ask, begun, keys } = slowReads();
  const [first, ...later] = [ask('a'), ask('a'), ask('a')];
  expect(keys()).toEqual(['a']);
  begun[0]?.answer.resolve('old');
  expect(await first).toBe('old');
  await settled();
  expect(keys()).toEqual(['a', 'a']);
  begun[1]?.answer.resolve('new');
  expect(await Promise.all(later)).toEqual(['new', 'new']);
});

test('a caller after the start of a shared read does not get its answer', async () => {
  const { ask, begun, keys } = slowReads();
  const first = [ask('a'), ask('a')];
  begun[0]?.answer.resolve('one');
  await settled();
  const last = ask('a');
  begun[1]?.answer.resolve('two');
  expect(await Promise.all(first)).toEqual(['one', 'two']);
  await settled();
  begun[2]?.answer.resolve('three');
  expect(await last).toBe('three');
  expect(keys()).toHaveLength(3);
});

test('different questions wait for nothing of each other', () => {
  const { ask, keys } = slowReads();
  void ask('a');
  void ask('b');
  expect(keys()).toEqual(['a', 'b']);
});

test('a read that fails fails those who share it, and the next is tried', async () => {
  const { ask, begun } = slowReads();
  const [first, second] = [ask('a'), ask('a')].map((answer) => answer.catch((error: unknown) => error));
  begun[0]?.answer.reject(new Error('no connection'));
  expect(await first).toEqual(new Error('no connection'));
  await settled();
  begun[1]?.answer.resolve('there');
  expect(await second).toBe('there');
});

test('after all reads have ended, the next starts immediately', async () => {
  const { ask, begun, keys } = slowReads();
  const first = ask('a');
  begun[0]?.answer.resolve('one');
  await first;
  await settled();
  void ask('a');
  expect(keys()).toEqual(['a', 'a']);
});
