import type { Actions, Command, Link, View } from '../../schemas/actions.ts';
import { firstOf, isForStatus, type Acted } from './commands.ts';
import type { Facts } from './holds.ts';

/** Something that can be done with a record now. */
export interface Offered {
  readonly name: string;
  readonly action: Command | View | Link;
}

const actionNamed = ({ commands, views, links }: Actions, name: string): Command | View | Link | undefined =>
  commands[name] ?? views[name] ?? links[name];

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
export const editsByMenu = (actions: Actions | undefined): boolean => actions?.menu.flat().includes('edit') ?? false;

/** Whether a record may be edited as it is now, as far as its resource says something of that. */
export const isEditable = (actions: Actions | undefined, record: object): boolean =>
  !actions?.commands['edit'] || isOffered(actions, 'edit', record);

/** What the menu of a record offers to somebody, group by group; groups with nothing are left out. */
export function offeredMenu(actions: Actions, record: Acted, may: (permission: string) => boolean): Offered[][] {
  const groups = actions.menu.map((names) =>
    names.flatMap((name): Offered[] => {
      const action = actionNamed(actions, name);
      return action && may(action.needs) && isOffered(actions, name, record) ? [{ name, action }] : [];
    }),
  );
  return groups.filter((group) => group.length > 0);
}

/** Every permission that the menu of a resource's records, and what is done to many of them, asks about. */
export function permissionsAsked(actions: Actions): string[] {
  const inBulk = Object.keys(actions.commands).filter((name) => actions.commands[name]?.bulk);
  return [...new Set([...actions.menu.flat(), ...inBulk].flatMap((name) => actionNamed(actions, name)?.needs ?? []))];
}
