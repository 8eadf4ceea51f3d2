import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '../../server/clock.ts';
import { loadConfig } from '../../server/config.ts';
import { serve, type Running } from '../../server/serve.ts';
import { enterAs } from './browser.ts';
import { openFolder } from './folder.ts';
import { copyMigrated } from './migratedHome.ts';
import { freePort } from './program.ts';

/** The product on a database of its own with the demo in it, at whose clock the tests turn. */
export interface ClockedServer {
  readonly address: () => string;
  /** The days until noon of one in São Paulo pass for the server and for whoever sits before it, who signs in again. */
  readonly pass: (page: Page, date: string) => Promise<void>;
}

const noonOf = (date: string): Date => new Date(`${date}T15:00:00Z`);

/** One for all tests of a file. It answers and does no jobs: what is issued is issued because somebody asked for it. */
export function useClockedServer(startsOn: string): ClockedServer {
  let now = noonOf(startsOn);
  let address = '';
  const clock: Clock = { now: () => new Date(now) };
  const quiet = () => undefined;
  const fail = (error: unknown) => console.error(error);
  let running: Running | undefined;
  let data: Awaited<ReturnType<typeof openFolder>> | undefined;
  beforeAll(async () => {
    data = await openFolder();
    await copyMigrated(data.path);
    const PORT = await freePort();
    const config = await loadConfig({ DATA_DIR: data.path, PORT, DEMO: '1', LOG_LEVEL: 'error' });
    running = await serve({ ...config, role: 'api' }, quiet, fail, clock);
    address = `http://localhost:${PORT}`;
  });
  afterAll(async () => {
    await running?.stop();
    await data?.remove();
  });
  const pass = async (page: Page, date: string): Promise<void> => {
    // Away from the console: whatever it still asks for would be refused, as its session is of another day.
    await page.goto('/health/live');
    now = noonOf(date);
    await page.clock.setFixedTime(noonOf(date));
    await enterAs(page, 'ana@acme.test');
  };
  return { address: () => address, pass };
}
