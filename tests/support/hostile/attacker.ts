import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { hostileShots, type Aim, type Shot } from './requests.ts';

/** What a worker is told: where to, what, over how many connections, for how long. */
export interface Orders {
  readonly port: number;
  readonly aim: Aim;
  readonly connections: number;
  readonly milliseconds: number;
}

/** What came of it. */
export interface Outcome {
  /** How many answers of each status; 0 is a connection that was cut. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Failures of the server that are none of being busy, the first few in words. */
  readonly failures: readonly string[];
}

const { port, aim, connections, milliseconds }: Orders = workerData;
const shots = hostileShots(aim);
const end = performance.now() + milliseconds;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<number, number> = {};
const failures: string[] = [];
let turn = 0;

/** Sends a shot; of those that go on without end every seventh is left before its answer has come. */
function fire({ method, path, headers, body }: Shot, isLeft: boolean): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, 'content-length': body?.length ?? 0 } },
      (answer) => {
        const status = answer.statusCode ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
        let said = '';
        answer.on('data', (part: Buffer) => {
          if (status >= 500) said += part.toString();
        });
        answer.on('close', () => {
          if (status >= 500 && status !== 503 && failures.length < 10) {
            failures.push(`${method} ${path.slice(0, 120)}: ${status} ${said.slice(0, 200)}`);
          }
          resolve();
        });
      },
    );
    asked.on('error', () => {
      statuses[0] = (statuses[0] ?? 0) + 1;
      resolve();
    });
    asked.end(body);
    if (isLeft) setTimeout(() => asked.destroy(), 5);
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
