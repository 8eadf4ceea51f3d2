import type { Actions, Command } from '../../schemas/actions.ts';
import { firstOf, isForStatus, isRepeated, userCommands, type Acted } from './commands.ts';
import { holds, type Facts } from './holds.ts';
import { isGroup } from './menu.ts';
import { isOfferedGroup, offeredMenu, type OfferedGroup } from './offeredActions.ts';

/** Several possible actions, grouped as one step. */
export interface NextGroup {
  readonly name: string;
  readonly group: OfferedGroup;
}

/** A command that is possible now. */
export interface NextStep {
  readonly name: string;
  readonly action: Command;
  /** Whether it is done a second time. */
  readonly isRepeated: boolean;
}

/**
 * Returns what a user most likely does next with a record, the most likely first: commands that come first, those that
 * advance the record, changes, and last a first command again. What ends a record, what is refused, and what only the
 * menu offers is none of it. Throws for unknown names.
 */
export function nextSteps(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
  facts: Facts,
): (NextStep | NextGroup)[] {
  const commands = new Map(userCommands(actions));
  const groups = offeredMenu(actions, record, may).flat().filter(isOfferedGroup);
  const steps = actions.menu.flat().flatMap((entry): (NextStep | NextGroup)[] => {
    if (isGroup(entry))
      return groups.filter(({ name }) => name === entry.group).map((group) => ({ name: group.name, group }));
    const command = commands.get(entry);
    if (!command || !mayComeNext(command, record, facts) || !may(command.needs)) return [];
    const reasons = [...(command.hidden ?? []), ...(command.refused ?? [])];
    if (firstOf(actions, reasons, record, facts) !== undefined) return [];
    return [{ name: entry, action: command, isRepeated: isRepeated(actions, entry, record) }];
  });
  return steps.toSorted((a, b) => rank(a) - rank(b));
}

const mayComeNext = (command: Command, record: Acted, facts: Facts): boolean =>
  command.first
    ? isForStatus(command.first, record) && (command.first.when ?? []).every((when) => holds(when, record, facts))
    : !command.isAside && !command.isFinal && isForStatus(command, record);

/** Sorts steps: what comes first, advances, changes, repeats. */
function rank(step: NextStep | NextGroup): number {
  if ('group' in step) return 2;
  const { action, isRepeated: again } = step;
  if (action.first) return again ? 3 : 0;
  return action.to === undefined ? 2 : 1;
}
