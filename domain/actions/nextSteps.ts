import type { Actions, Command, View } from '../../schemas/actions.ts';
import { firstOf, isForStatus, isRepeated, userCommands, type Acted } from './commands.ts';
import type { Facts } from './holds.ts';
import { isGroup } from './menu.ts';
import { isOfferedGroup, offeredMenu, type OfferedGroup } from './offeredActions.ts';

/** Several possible actions, grouped as one step. */
export interface NextGroup {
  readonly name: string;
  readonly group: OfferedGroup;
  readonly refusal?: undefined;
  readonly isHidden?: undefined;
}

/** An action on a record as it is now, with the reason that currently prevents it. */
export interface NextStep {
  readonly name: string;
  readonly action: Command | View;
  readonly refusal: string | undefined;
  /** Whether the action is not offered at all. */
  readonly isHidden: boolean;
  /** Whether the action cannot be undone. */
  readonly isFinal: boolean;
}

/**
 * Returns the next steps for a record, in menu order: first the suggested commands and views, then steps that advance it, last those
 * that end it. A step that a reason other than the status prevents is shown with that reason. Without permissions the
 * result is empty. Throws for unknown names.
 */
export function nextSteps(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
  facts: Facts,
): (NextStep | NextGroup)[] {
  const commands = new Map(userCommands(actions));
  const groups = offeredMenu(actions, record, may).flat().filter(isOfferedGroup);
  const steps = actions.menu.flat().flatMap((name): (NextStep | NextGroup)[] => {
    if (isGroup(name))
      return groups.filter((group) => group.name === name.group).map((group) => ({ name: group.name, group }));
    const command = commands.get(name);
    if (!command || command.isAside || !may(command.needs) || !isForStatus(command, record)) return [];
    const hidden = firstOf(actions, command.hidden ?? [], record, facts);
    const refusal = hidden ?? firstOf(actions, command.refused ?? [], record, facts);
    const isFinal = command.isFinal ?? false;
    return [{ name, action: command, refusal, isHidden: hidden !== undefined, isFinal }];
  });
  if (steps.length === 0) return [];
  return [
    ...firstCommands(actions, record, may, facts),
    ...suggested(actions, record, may, facts),
    ...steps.toSorted((a, b) => rank(a) - rank(b)),
  ];
}

/** Returns the commands to suggest first, which were not performed yet. */
function firstCommands(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
  facts: Facts,
): NextStep[] {
  return userCommands(actions)
    .filter(([, { first, needs }]) => first && may(needs) && isForStatus(first, record))
    .filter(
      ([, { hidden = [], refused = [] }]) => firstOf(actions, [...hidden, ...refused], record, facts) === undefined,
    )
    .filter(([name]) => !isRepeated(actions, name, record))
    .map(([name, command]) => ({ name, action: command, refusal: undefined, isHidden: false, isFinal: false }));
}

/** Returns the views to suggest first in this status. */
function suggested(actions: Actions, record: Acted, may: (permission: string) => boolean, facts: Facts): NextStep[] {
  return Object.entries(actions.views)
    .filter(([, { nextIn, needs }]) => nextIn !== undefined && may(needs) && isForStatus({ in: nextIn }, record))
    .filter(([, { hidden = [] }]) => firstOf(actions, hidden, record, facts) === undefined)
    .map(([name, view]) => ({ name, action: view, refusal: undefined, isHidden: false, isFinal: false }));
}

/** Sorts possible steps before impossible ones: advance, change, end. */
function rank(step: NextStep | NextGroup): number {
  if ('group' in step) return 1;
  const { action, isHidden, isFinal } = step;
  if (isHidden) return 3;
  if (isFinal) return 2;
  return 'to' in action ? 0 : 1;
}
