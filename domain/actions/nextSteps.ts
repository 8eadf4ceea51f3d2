import type { Actions, Command, View } from '../../schemas/actions.ts';
import { asked, firstOf, isForStatus, type Acted } from './commands.ts';
import type { Facts } from './holds.ts';
import { isGroup } from './menu.ts';
import { isOfferedGroup, offeredMenu, type OfferedGroup } from './offered.ts';

/** Several things that can be done now, behind one step. */
export interface NextGroup {
  readonly name: string;
  readonly group: OfferedGroup;
  readonly refusal?: undefined;
  readonly isHidden?: undefined;
}

/** Something to do with a record as it stands, and the reason for which it cannot be done now, if there is one. */
export interface NextStep {
  readonly name: string;
  readonly action: Command | View;
  readonly refusal: string | undefined;
  /** Whether nobody can even try: it is not offered at all. */
  readonly isHidden: boolean;
  /** Whether it cannot be undone. */
  readonly isFinal: boolean;
}

/**
 * What somebody can do next with a record, in the order of its menu: the view that is suggested comes first, then what
 * leads it on, last what ends it for good. A step that something other than the status forbids is shown with the reason.
 * Who can do nothing is suggested nothing. Throws for what is misspelt.
 */
export function nextSteps(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
  facts: Facts,
): (NextStep | NextGroup)[] {
  const commands = new Map(asked(actions));
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
  return [...suggested(actions, record, may, facts), ...steps.toSorted((a, b) => rank(a) - rank(b))];
}

/** The views that are the first thing to do in this status. */
function suggested(actions: Actions, record: Acted, may: (permission: string) => boolean, facts: Facts): NextStep[] {
  return Object.entries(actions.views)
    .filter(([, { nextIn, needs }]) => nextIn !== undefined && may(needs) && isForStatus({ in: nextIn }, record))
    .filter(([, { hidden = [] }]) => firstOf(actions, hidden, record, facts) === undefined)
    .map(([name, view]) => ({ name, action: view, refusal: undefined, isHidden: false, isFinal: false }));
}

/** What can be done before what cannot; what leads on, what changes, what ends. */
function rank(step: NextStep | NextGroup): number {
  if ('group' in step) return 1;
  const { action, isHidden, isFinal } = step;
  if (isHidden) return 3;
  if (isFinal) return 2;
  return 'to' in action ? 0 : 1;
}
