import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '../../server/clock.ts';
import { loadConfig } from '../../server/config.ts';
import { serve, type Running } from '../../server/serve.ts';
import { openFolder } from './folder.ts';
import { freePort } from './program.ts';

/** The product on a database of its own with the demo in it, at whose clock the tests turn. */
export interface ClockedServer {
  readonly address: () => string;
  /** Noon of a day in São Paulo. */
  readonly setDay: (date: string) => void;
}

export const noonOf = (date: string): Date => new Date(`${date}T15:00:00Z`);

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
    const PORT = await freePort();
    const config = await loadConfig({ DATA_DIR: data.path, PORT, DEMO: '1', LOG_LEVEL: 'error' });
    running = await serve({ ...config, role: 'api' }, quiet, fail, clock);
    address = `http://localhost:${PORT}`;
  });
  afterAll(async () => {
    await running?.stop();
    await data?.remove();
  });
  return { address: () => address, setDay: (date) => (now = noonOf(date)) };
}
