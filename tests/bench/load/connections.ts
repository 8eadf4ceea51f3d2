import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openFolder } from '../../support/folder.ts';
import { freePort, runServer } from '../../support/program.ts';

/**
 * `node tests/bench/load/connections.ts --connections 10000 --seconds 10`: the cost of idle connections for the whole
 * program: memory, processor time, the latency of another client with and without them, and the time to stop.
 */
const { values: options } = parseArgs({
  options: { connections: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '10' } },
});
const count = Number(options.connections);
const milliseconds = Number(options.seconds) * 1_000;
const account = { email: 'ana@acme.test', password: 'ultramar-demo' };

const home = await openFolder();
const [port, metricsPort] = [await freePort(), await freePort()];
const server = runServer({ DATA_DIR: home.path, PORT: port, METRICS_PORT: metricsPort });
try {
  await server.ready();
  const authorization = `Bearer ${await signIn()}`;
  // A warm-up, so that compilation and caches do not count as the cost of connections.
  await latencies(authorization);
  const before = await metric('process_resident_memory_bytes');
  let clients = await openIdle();
  const each = ((await metric('process_resident_memory_bytes')) - before) / count;
  const beside = await measure(authorization);
  clients.kill();
  const alone = await measure(authorization);
  clients = await openIdle();
  console.log(`memory of an idle connection: ${(each / 1_000).toFixed(1)} kB`);
  console.log(
    `processor, nobody asking: ${alone.idle.toFixed(2)} % alone, ${beside.idle.toFixed(2)} % beside ${count} of them`,
  );
  console.log(`list of 10 invoices, median: ${alone.p50.toFixed(2)} ms alone, ${beside.p50.toFixed(2)} ms beside them`);
  console.log(`the same, p99: ${alone.p99.toFixed(2)} ms alone, ${beside.p99.toFixed(2)} ms beside them`);
  const stopped = performance.now();
  server.child.kill('SIGTERM');
  await server.exited;
  clients.kill();
  console.log(`stopped in ${((performance.now() - stopped) / 1_000).toFixed(2)} s, its database included`);
} finally {
  server.child.kill('SIGKILL');
  await server.exited;
  await home.remove();
}

async function signIn(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Runs in a separate process, so that the measuring process only handles its own connection. */
async function openIdle(): Promise<ChildProcess> {
  const clients = fork(join(import.meta.dirname, 'idleClients.ts'), [port, String(count)]);
  await once(clients, 'message');
  return clients;
}

interface Measured {
  /** Percent of a core while no requests arrive. */
  readonly idle: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(authorization: string): Promise<Measured> {
  const taken = await latencies(authorization);
  const before = await metric('process_cpu_seconds_total');
  await sleep(milliseconds);
  const idle = (100_000 * ((await metric('process_cpu_seconds_total')) - before)) / milliseconds;
  const at = (share: number) => taken[Math.floor(share * taken.length)] ?? Number.NaN;
  return { idle, p50: at(0.5), p99: at(0.99) };
}

/** Returns the latencies of sequential requests in milliseconds, sorted. */
async function latencies(authorization: string): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v2/invoice/invoices-single`, {
      headers: { authorization },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
    taken.push(performance.now() - started);
  }
  return taken.toSorted((a, b) => a - b);
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
