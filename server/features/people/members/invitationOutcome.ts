import type { Performed } from '../../../engine/commands/perform.ts';

/** Throws the refusal of an invitation's command. */
export function requireDone({ refused: [first] }: Performed): void {
  if (first) throw first.error;
}
