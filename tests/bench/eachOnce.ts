import { once } from 'node:events';
import { Agent, request, type RequestOptions } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Requests that differ only in their paths, each sent once. */
export interface Once {
  readonly url: string;
  readonly paths: readonly string[];
  readonly options: Pick<RequestOptions, 'method' | 'headers'>;
  readonly body: string;
}

const connections = 64;

/**
 * Sends the requests over 64 connections from another thread, so that sending does not use this thread's time. Returns
 * the duration in seconds.
 */
export async function sendEach(asked: Once): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: asked });
  const [seconds] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  return seconds;
}

async function sendAll({ url, paths, options, body }: Once): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  let next = 0;
  const send = async (): Promise<void> => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const sent = request(`${url}${path}`, { ...options, agent });
      sent.end(body);
      // oxlint-disable-next-line no-await-in-loop -- one after the other over each connection
      const [answer] = await once(sent, 'response');
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
      answer.resume();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await once(answer, 'end');
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return (performance.now() - begun) / 1_000;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
if (!isMainThread) parentPort?.postMessage(await sendAll(workerData as Once));
