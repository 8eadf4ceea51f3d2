import pg from 'pg';
import type { Pool } from '../../database/pool/pool.ts';

/** Milliseconds before reconnecting. */
const retryMs = 1_000;

/** Notifies a process of changed permissions, also by other processes. */
export interface ChangedRights {
  /** Whether notifications arrive; if not, caches expire quickly. */
  readonly isListening: boolean;
  /** Waits until all changes committed before the call have arrived. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a separate connection. `changed` receives the user whose rights changed, or undefined for all users, for
 * example after a gap.
 */
export function listenForChangedRights(pool: Pool, changed: (user: string | undefined) => void): ChangedRights {
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    [client, isListening] = [undefined, false];
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
    isListening = true;
    changed(undefined);
  }

  connect();
  return {
    get isListening() {
      return isListening;
    },
    async caughtUp() {
      // Notifications sent before this query arrive with its answer.
      if (isListening) await client?.query('select').catch(() => undefined);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const open = client;
      [client, isListening] = [undefined, false];
      await open?.end().catch(() => undefined);
    },
  };
}
