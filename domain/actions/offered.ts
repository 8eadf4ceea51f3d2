import type { Actions, Command, Link, MenuGroup, View } from '../../schemas/actions.ts';
import { firstOf, isForStatus, type Acted } from './commands.ts';
import type { Facts } from './holds.ts';
import { actionNamed, isGroup, menuNames } from './menu.ts';

/** Something that can be done with a record now. */
export interface Offered {
  readonly name: string;
  readonly action: Command | View | Link;
}

/** Several of them behind one entry. */
export interface OfferedGroup extends Pick<MenuGroup, 'icon'> {
  readonly name: string;
  readonly of: readonly Offered[];
}

export const isOfferedGroup = (entry: Offered | OfferedGroup): entry is OfferedGroup => 'of' in entry;

/** Whether something is for a record as it is: its status, and nothing that hides it. */
export function isOffered(actions: Actions, name: string, record: Acted, facts?: Facts): boolean {
  const action = actionNamed(actions, name);
  return (
    action !== undefined &&
    isForStatus(action, record) &&
    firstOf(actions, action.hidden ?? [], record, facts) === undefined
  );
}

/** Whether editing a record is an entry of its menu as any other, not the plain verb. */
export const editsByMenu = (actions: Actions | undefined): boolean =>
  actions !== undefined && menuNames(actions).includes('edit');

/** Whether a record may be edited as it is now, as far as its resource says something of that. */
export const isEditable = (actions: Actions | undefined, record: object): boolean =>
  !actions?.commands['edit'] || isOffered(actions, 'edit', record);

/** What the menu of a record offers to somebody, part by part; parts and groups with nothing are left out. */
export function offeredMenu(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
): (Offered | OfferedGroup)[][] {
  const offered = (name: string): Offered[] => {
    const action = actionNamed(actions, name);
    return action && may(action.needs) && isOffered(actions, name, record) ? [{ name, action }] : [];
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

/** Every permission that the menu of a resource's records, and what is done to many of them, asks about. */
export function permissionsAsked(actions: Actions): string[] {
  const inBulk = Object.keys(actions.commands).filter((name) => actions.commands[name]?.bulk);
  return [...new Set([...menuNames(actions), ...inBulk].flatMap((name) => actionNamed(actions, name)?.needs ?? []))];
}
