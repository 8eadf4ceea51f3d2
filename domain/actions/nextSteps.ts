import type { Actions, Command } from '../../schemas/actions.ts';
import { asked, firstOf, isForStatus, type Acted } from './commands.ts';
import type { Facts } from './holds.ts';

/** A command that is for a record as it stands, and the reason for which it cannot be done now, if there is one. */
export interface NextStep {
  readonly name: string;
  readonly command: Command;
  readonly refusal: string | undefined;
  /** Whether nobody can even try: it is not offered at all. */
  readonly isHidden: boolean;
}

/**
 * What somebody can do next with a record, in the order of its menu: what leads it on comes first, what ends it for good
 * last. What its status allows and something else forbids is told too, with the reason. Throws for what is misspelt.
 */
export function nextSteps(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
  facts: Facts,
): NextStep[] {
  const commands = new Map(asked(actions));
  const steps = actions.menu.flat().flatMap((name): NextStep[] => {
    const command = commands.get(name);
    if (!command || !may(command.needs) || !isForStatus(command, record)) return [];
    const hidden = firstOf(actions, command.hidden ?? [], record, facts);
    const refusal = hidden ?? firstOf(actions, command.refused ?? [], record, facts);
    return [{ name, command, refusal, isHidden: hidden !== undefined }];
  });
  return steps.toSorted((a, b) => rank(a) - rank(b));
}

/** What can be done before what cannot; what leads on, what changes, what ends. */
function rank({ command: { isFinal, to }, isHidden }: NextStep): number {
  if (isHidden) return 3;
  if (isFinal) return 2;
  return to === undefined ? 1 : 0;
}
