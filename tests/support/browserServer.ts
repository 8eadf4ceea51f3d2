import { openFolder } from './folder.ts';
import { copyMigrated } from './migratedHome.ts';
import { freePort, runServer } from './program.ts';

/** The product as a process on a new database with demo data. */
export interface RunningServer {
  /** Its URL: `http://localhost:41234`. */
  readonly address: string;
  stop(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** Starts the product of a tree like `npm start` after the build, with additional variables, on a folder that `fill` fills. */
export async function startServer(
  root: string,
  further: Settings = {},
  fill: (home: string) => Promise<unknown> = copyMigrated,
): Promise<RunningServer> {
  const data = await openFolder();
  await fill(data.path);
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
