import type { Performed } from '../../resources/perform.ts';

/** Throws why something was not done to an invitation: it says so itself. */
export function requireDone({ refused: [first] }: Performed): void {
  if (first) throw first.error;
}
