import { fixedClock } from '../../server/base/clock.ts';
import { loadConfig, type Config } from '../../server/start/config.ts';
import { startDatabase } from '../../server/start/database/startDatabase.ts';
import { closeAll, type Close } from '../../server/start/lifecycle.ts';
import { openFolder } from './folder.ts';
import { copyMigrated } from './migratedHome.ts';

/** The key of every demo: it belongs to the process, so homes with the same one can be made concurrently. */
export const demoKey = 'a secret of demos in tests, 32 bytes and more';

/** A stopped data folder with the demo as of an instant, for copies: loading the demo takes longer than copying it. */
export async function makeDemoHome(at: Date): ReturnType<typeof openFolder> {
  const home = await openFolder();
  try {
    await copyMigrated(home.path);
    const config = await loadConfig({ DATA_DIR: home.path, DEMO: '1', SECRET_KEY: demoKey });
    await load(config, at);
    return home;
  } catch (error) {
    await home.remove();
    throw error;
  }
}

async function load(config: Config, at: Date): Promise<void> {
  const closing: Close[] = [];
  const fail = (error: unknown) => console.error(error);
  try {
    await startDatabase(config, { say: () => undefined, onLost: fail, clock: fixedClock(at), closing });
  } finally {
    await closeAll(closing);
  }
}
