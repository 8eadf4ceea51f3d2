import pg from 'pg';
import type { Pool } from '../db/pool.ts';

/** How soon a lost connection is made anew, in milliseconds. */
const retryMs = 1_000;

/** How a process hears that what is believed of people has changed, whoever has changed it. */
export interface ChangedRights {
  /** Whether changes are heard: without that, nothing is believed for long. */
  readonly isHeard: boolean;
  /** Waits until every change that was committed before has been heard. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, as long as there is one. `changed` is told whose rights have changed; nothing stands
 * for everybody's, as when changes may have been missed.
 */
export function hearChangedRights(pool: Pool, changed: (user: string | undefined) => void): ChangedRights {
  let client: pg.Client | undefined;
  let isHeard = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    [client, isHeard] = [undefined, false];
    changed(undefined);
    void lost.end().catch(() => undefined);
    if (!isClosed) retry = setTimeout(connect, retryMs).unref();
  }

  function connect(): void {
    const fresh = new pg.Client({ ...pool.options, application_name: 'ultramar rights' });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => changed(payload || undefined));
    void begin(fresh);
  }

  async function begin(fresh: pg.Client): Promise<void> {
    try {
      await fresh.connect();
      await fresh.query('listen rights');
    } catch {
      return lose(fresh);
    }
    if (client !== fresh) return;
    isHeard = true;
    changed(undefined);
  }

  connect();
  return {
    get isHeard() {
      return isHeard;
    },
    async caughtUp() {
      // What was told before this is asked comes with its answer.
      if (isHeard) await client?.query('select').catch(() => undefined);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const open = client;
      [client, isHeard] = [undefined, false];
      await open?.end().catch(() => undefined);
    },
  };
}
