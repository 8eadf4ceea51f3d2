import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Pool } from './db/pool.ts';
import type { LogOptions } from './plugins/logging.ts';

/** Ends something that was started. */
export type Close = () => Promise<void>;

/** What is there before a process does what it is for. */
export interface Started {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly logger: LogOptions;
  /** How long what is under way may take to finish when it stops, in milliseconds. */
  readonly drainMs: number;
  /** Hears what an operator should know. */
  say(line: string): void;
}

/** Ends the last first. What cannot be closed does not keep the rest open; its error is thrown in the end. */
export async function closeAll(closing: readonly Close[]): Promise<void> {
  const failed: unknown[] = [];
  for (const close of closing.toReversed()) await close().catch((error) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
