import type { Pool } from 'pg';
import { processorTime } from './processorTime.ts';

/** The measured requests, by name. */
export type Questions = ReadonlyMap<string, () => Promise<void>>;

/** Milliseconds of one request: elapsed, and of the processor here and in the database. */
export interface Taken {
  readonly clock: number;
  readonly server: number;
  readonly database: number;
}

/**
 * Sends each request once a round and prints milliseconds: the shortest and the median elapsed time, and the median
 * processor time, which other load on the machine does not affect.
 */
export async function timeByTurns(owner: Pool, rounds: number, questions: Questions): Promise<void> {
  const taken = new Map<string, Taken[]>([...questions.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ask] of questions) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: they would share the processor
      taken.get(name)?.push(await timed(owner, ask));
    }
  }
  for (const [name, times] of taken) {
    const clock = times.map((one) => one.clock);
    const [server, database] = [middleOf(times.map((one) => one.server)), middleOf(times.map((one) => one.database))];
    console.log(
      `${name}: ${Math.min(...clock).toFixed(0)} ms at best, ${middleOf(clock).toFixed(0)} ms in the middle;`,
      `processor ${server.toFixed(0)} ms here and ${database.toFixed(0)} ms in the database`,
    );
  }
}

/** Times one request. */
export async function timed(owner: Pool, ask: () => Promise<void>): Promise<Taken> {
  const before = await processorTime(owner);
  const begun = performance.now();
  await ask();
  const clock = performance.now() - begun;
  const after = await processorTime(owner);
  return {
    clock,
    server: 1_000 * (after.server - before.server),
    database: 1_000 * (after.database - before.database),
  };
}

/** Returns the median of some values. */
export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
