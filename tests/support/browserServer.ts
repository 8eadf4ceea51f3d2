import { openFolder } from './folder.ts';
import { copyMigrated } from './migratedHome.ts';
import { freePort, runServer } from './program.ts';

/** The product running in a process of its own, on a new database with the demo in it. */
export interface RunningServer {
  /** Where a browser finds it: `http://localhost:41234`. */
  readonly address: string;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Starts the product of a tree, as `npm start` does once everything is built, with these variables beside its own. */
export async function startServer(root: string, further: Settings = {}): Promise<RunningServer> {
  const data = await openFolder();
  await copyMigrated(data.path);
  const port = await freePort();
  const own = { HOST: '127.0.0.1', PORT: port, DATA_DIR: data.path, DEMO: '1' };
  const settings = { HOME: process.env.HOME, ...own, ...further };
  const { child, ready, exited } = runServer(settings, root);
  const stop = async () => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(hard);
    await data.remove();
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${port}`, stop };
}
