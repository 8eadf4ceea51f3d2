import type { Outcome } from './outcome.ts';

/** What became of the attempts of this process since it began, for its metrics: as those, it is the process's own. */
const counts = { sent: 0, postponed: 0, failed: 0 };

const names = { accepted: 'sent', postponed: 'postponed', refused: 'failed' } as const satisfies Record<
  Outcome['is'],
  keyof typeof counts
>;

/** Adds an attempt, once it is written down. */
export function countAttempt({ is }: Pick<Outcome, 'is'>): void {
  counts[names[is]] += 1;
}

/** How many mails were sent, how many attempts are to be made again, and how many mails a server refused. */
export const sentSoFar = (): Readonly<typeof counts> => counts;
