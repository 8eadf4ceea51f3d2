import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openFolder } from './folder.ts';

/** The product running in a process of its own, on a new database with the demo in it. */
export interface RunningServer {
  /** Where a browser finds it: `http://localhost:41234`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** How long it may take to make a database, load the demo and answer. */
const patience = 90_000;

/** Starts the product of a tree, as `npm start` does once everything is built. */
export async function startServer(root: string): Promise<RunningServer> {
  const data = await openFolder();
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: data.path,
      DEMO: '1',
    },
  });
  let output = '';
  const exited = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server was not ready in time:\n${output}`)), patience);
    const hear = (text: unknown) => {
      output += String(text);
      if (!/^ready /m.test(output)) return;
      clearTimeout(late);
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`The server ended:\n${output}`));
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    if (child.exitCode === null && child.signalCode === null) await exited;
    clearTimeout(hard);
    await data.remove();
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${port}`, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}
