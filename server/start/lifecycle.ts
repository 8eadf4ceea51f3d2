import type { Clock } from '../base/clock.ts';
import type { Config } from './config.ts';
import type { Pool } from '../database/pool/pool.ts';
import type { LogOptions } from '../web/logging.ts';

/** Ends something that was started. */
export type Close = () => Promise<void>;

/** What exists before a process starts its role. */
export interface Started {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly logger: LogOptions;
  /** Milliseconds for running work when it stops. */
  readonly drainMs: number;
  /** Prints a message for the operator. */
  say(line: string): void;
}

/** Closes in reverse order. An error does not prevent the rest; it is thrown at the end. */
export async function closeAll(closing: readonly Close[]): Promise<void> {
  const failed: unknown[] = [];
  for (const close of closing.toReversed()) await close().catch((error) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
