import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request, with the name under which its latency is recorded. */
export interface Request {
  readonly what: string;
  readonly path: string;
  readonly method?: string;
  readonly token?: string | undefined;
  readonly body?: object;
}

/** Latencies in milliseconds and counts of statuses, by the name of the request. */
type Taken = Map<string, { milliseconds: number[]; statuses: Record<string, number> }>;

/** Clients of one server, each with a connection of its own. */
export function clientsOf(port: number) {
  const taken: Taken = new Map();

  async function ask(agent: Agent, { what, path, method = 'GET', token, body }: Request): Promise<void> {
    const content = body && Buffer.from(JSON.stringify(body));
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
    };
    const from = performance.now();
    const status = await new Promise<string>((resolve) => {
      const asked = request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
        answer.on('end', () => resolve(String(answer.statusCode))).resume();
      });
      asked.on('error', (error) => resolve(error.message)).end(content);
    });
    const of = taken.get(what) ?? { milliseconds: [], statuses: {} };
    taken.set(what, of);
    of.milliseconds.push(performance.now() - from);
    of.statuses[status] = (of.statuses[status] ?? 0) + 1;
  }

  return {
    /** Sends one request after the other, with a pause in milliseconds, until `performance.now()` reaches `until`. */
    async keepAsking(next: (n: number) => Request, until: number, pause = 0): Promise<void> {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let n = 0; performance.now() < until; n += 1) {
        await ask(agent, next(n));
        if (pause > 0) await sleep(pause);
      }
      agent.destroy();
    },
    /** Prints the latencies and statuses by name. */
    print(): void {
      for (const [what, { milliseconds, statuses }] of taken) {
        const sorted = milliseconds.toSorted((a, b) => a - b);
        const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
        const shares = `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`;
        console.log(`${what.padEnd(22)} ${String(sorted.length).padStart(6)}  ${shares.padEnd(42)}`, statuses);
      }
    },
  };
}
