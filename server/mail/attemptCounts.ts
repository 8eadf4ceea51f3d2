import type { Outcome } from './outcome.ts';

/** Counts the attempts of this process for its metrics. */
const counts = { sent: 0, postponed: 0, failed: 0 };

const names = {
  accepted: 'sent',
  postponed: 'postponed',
  refused: 'failed',
  interrupted: 'postponed',
} as const satisfies Record<Outcome['is'], keyof typeof counts>;

/** Counts a stored attempt. */
export function countAttempt({ is }: Pick<Outcome, 'is'>): void {
  counts[names[is]] += 1;
}

/** Returns the number of sent mails, attempts to repeat, and refused mails. */
export const sentSoFar = (): Readonly<typeof counts> => counts;
