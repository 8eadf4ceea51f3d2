import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { hostileShots, type Aim, type Shot } from './requests.ts';

/** A worker's orders: target, requests, connections and duration. */
export interface Orders {
  readonly port: number;
  readonly aim: Aim;
  readonly connections: number;
  readonly milliseconds: number;
}

/** The result of an attack. */
export interface Outcome {
  /** Counts of answers by status; 0 is a cut connection. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Server failures other than busy, the first few as text. */
  readonly failures: readonly string[];
}

const { port, aim, connections, milliseconds }: Orders = workerData;
const shots = hostileShots(aim);
const end = performance.now() + milliseconds;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<number, number> = {};
const failures: string[] = [];
let turn = 0;

/** Sends a request; every seventh endless one is abandoned. */
function fire({ method, path, headers, body }: Shot, isLeft: boolean): Promise<void> {
  return new Promise((resolve) => {
    const call = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, 'content-length': body?.length ?? 0 } },
      (answer) => {
        const status = answer.statusCode ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
        let received = '';
        answer.on('data', (part: Buffer) => {
          if (status >= 500) received += part.toString();
        });
        answer.on('close', () => {
          if (status >= 500 && status !== 503 && failures.length < 10) {
            failures.push(`${method} ${path.slice(0, 120)}: ${status} ${received.slice(0, 200)}`);
          }
          resolve();
        });
      },
    );
    call.on('error', () => {
      statuses[0] = (statuses[0] ?? 0) + 1;
      resolve();
    });
    call.end(body);
    if (isLeft) setTimeout(() => call.destroy(), 5);
  });
}

async function attack(): Promise<void> {
  while (performance.now() < end) {
    turn += 1;
    const shot = shots[(turn * 7919) % shots.length];
    if (shot) await fire(shot, turn % 7 === 0);
  }
}

await Promise.all(Array.from({ length: connections }, attack));
agent.destroy();
if (parentPort) parentPort.postMessage({ statuses, failures } satisfies Outcome, []);
