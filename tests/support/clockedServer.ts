import type { Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Clock } from '../../server/base/clock.ts';
import { loadConfig } from '../../server/start/config.ts';
import { serve, type Running } from '../../server/start/serve.ts';
import { enterAs } from './browser.ts';
import { clockStart, noonOf } from './clockStart.ts';
import { demoKey } from './demoHome.ts';
import { copyFolder, openFolder } from './folder.ts';
import { freePort } from './program.ts';

/** The product on its own database with demo data, with a clock that tests set. */
export interface ClockedServer {
  readonly address: () => string;
  /** Moves the server to noon of a date in São Paulo and signs the user in again. */
  readonly pass: (page: Page, date: string) => Promise<void>;
}

/** Shared by all tests of a file. It runs no jobs, so invoices are issued on request only. */
export function useClockedServer(): ClockedServer {
  let now = clockStart;
  let address = '';
  const clock: Clock = { now: () => new Date(now) };
  const quiet = () => undefined;
  const fail = (error: unknown) => console.error(error);
  let running: Running | undefined;
  let data: Awaited<ReturnType<typeof openFolder>> | undefined;
  beforeAll(async () => {
    data = await openFolder();
    const demo = inject('clockedDemo');
    if (demo === undefined) throw new Error('Only files of the whole suite have a clocked server');
    await copyFolder(demo, data.path);
    const PORT = await freePort();
    const config = await loadConfig({ DATA_DIR: data.path, PORT, DEMO: '1', SECRET_KEY: demoKey, LOG_LEVEL: 'error' });
    running = await serve({ ...config, role: 'api' }, quiet, fail, clock);
    address = `http://localhost:${PORT}`;
  });
  afterAll(async () => {
    await running?.stop();
    await data?.remove();
  });
  const pass = async (page: Page, date: string): Promise<void> => {
    // Leaves the console first: its session has expired by then.
    await page.goto('/health/live');
    now = noonOf(date);
    await page.clock.setFixedTime(noonOf(date));
    await enterAs(page, 'ana@acme.test');
  };
  return { address: () => address, pass };
}
