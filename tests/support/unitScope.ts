import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, expect } from 'vitest';

/** What a unit test of `npm test` does without, by Node's diagnostics channel. */
const starts = new Map([
  ['child_process', 'a process'],
  ['worker_threads', 'a thread'],
  ['net.client.socket', 'a connection'],
  ['net.server.socket', 'a connection to a server'],
  ['tracing:net.server.listen:asyncStart', 'a listening server'],
]);

const started = new Set<string>();
const note = (_message: unknown, channel: string | symbol): unknown => started.add(starts.get(String(channel)) ?? '');

// Before the file is imported, which may start something already.
for (const channel of starts.keys()) subscribe(channel, note);

afterAll(() => {
  for (const channel of starts.keys()) unsubscribe(channel, note);
  const { testPath = '' } = expect.getState();
  if (started.size === 0 || testPath.endsWith('.full.test.ts')) return;
  throw new Error(`Starts ${[...started].join(', ')}: such a file is called *.full.test.ts`);
});
