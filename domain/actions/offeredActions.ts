import type { Actions, Command, Link, MenuGroup, View } from '../../schemas/actions.ts';
import { firstOf, isForStatus, type Acted } from './commands.ts';
import type { Facts } from './holds.ts';
import { actionNamed, isGroup, menuNames } from './menu.ts';

/** An action that is currently possible for a record. */
export interface Offered {
  readonly name: string;
  readonly action: Command | View | Link;
}

/** Several actions in a submenu. */
export interface OfferedGroup extends Pick<MenuGroup, 'icon'> {
  readonly name: string;
  readonly of: readonly Offered[];
}

export const isOfferedGroup = (entry: Offered | OfferedGroup): entry is OfferedGroup => 'of' in entry;

/** Returns whether an action is offered for a record: its status fits and no reason hides it. */
export function isOffered(actions: Actions, name: string, record: Acted, facts?: Facts): boolean {
  const action = actionNamed(actions, name);
  return (
    action !== undefined &&
    isForStatus(action, record) &&
    firstOf(actions, action.hidden ?? [], record, facts) === undefined
  );
}

/** Returns whether the menu declares editing as a command instead of the plain verb. */
export const editsByMenu = (actions: Actions | undefined): boolean =>
  actions !== undefined && menuNames(actions).includes('edit');

/** Returns whether a verb outside the menu, which shows no reasons, would not be refused. */
function isOpenTo(actions: Actions | undefined, verb: 'edit' | 'delete', record: object): boolean {
  const command = actions?.commands[verb];
  return (
    !actions ||
    !command ||
    (isOffered(actions, verb, record) && firstOf(actions, command.refused ?? [], record) === undefined)
  );
}

/** Returns whether a record may be edited in its current state, as far as its resource restricts that. */
export const isEditable = (actions: Actions | undefined, record: object): boolean => isOpenTo(actions, 'edit', record);

/** Returns whether a record may be deleted in its current state, as far as its resource restricts that. */
export const isDeletable = (actions: Actions | undefined, record: object): boolean =>
  isOpenTo(actions, 'delete', record);

/** Returns the menu of a record for a user, section by section, without empty sections and groups. */
export function offeredMenu(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
): (Offered | OfferedGroup)[][] {
  const offered = (name: string): Offered[] => {
    const action = actionNamed(actions, name);
    const isAllowed = action !== undefined && permissionsOf(action).every(may);
    return isAllowed && isOffered(actions, name, record) ? [{ name, action }] : [];
  };
  const parts = actions.menu.map((entries) =>
    entries.flatMap((entry): (Offered | OfferedGroup)[] => {
      if (!isGroup(entry)) return offered(entry);
      const of = entry.of.flatMap(offered);
      return of.length > 0 ? [{ name: entry.group, icon: entry.icon, of }] : [];
    }),
  );
  return parts.filter((part) => part.length > 0);
}

/** Returns every permission that the menu and the bulk commands of a resource depend on. */
export function permissionsNeeded(actions: Actions): string[] {
  const inBulk = Object.keys(actions.commands).filter((name) => actions.commands[name]?.bulk);
  return [
    ...new Set(
      [...menuNames(actions), ...inBulk].flatMap((name) => {
        const action = actionNamed(actions, name);
        return action ? permissionsOf(action) : [];
      }),
    ),
  ];
}

/** The permissions that an action needs; one on another resource is `<resource>:<verb>`. */
const permissionsOf = (action: Command | View | Link): readonly string[] =>
  'formOf' in action && action.formOf ? [action.needs, `${action.formOf}:create`] : [action.needs];
