import type { Actions, Command, Link, MenuGroup, Start, View } from '../../schemas/actions.ts';

/** A menu entry: the name of an action, or a group. */
type Entry = string | MenuGroup;

export const isGroup = (entry: Entry): entry is MenuGroup => typeof entry !== 'string';

/** Returns the names of all actions in a menu, including those in groups. */
export const menuNames = ({ menu }: Pick<Actions, 'menu'>): string[] =>
  menu.flat().flatMap((entry) => (isGroup(entry) ? [...entry.of] : [entry]));

/** Returns the command of this name, or the command that a start of this name opens. */
export const commandNameOf = ({ starts = {} }: Pick<Actions, 'starts'>, name: string): string =>
  starts[name]?.command ?? name;

/** Returns the action of a name. A start returns its command with its own settings applied. */
export function actionNamed(actions: Actions, name: string): Command | View | Link | undefined {
  const { commands, views, links, starts = {} } = actions;
  const start = starts[name];
  if (!start) return commands[name] ?? views[name] ?? links[name];
  const command = commands[start.command];
  return command && { ...command, ...(start.in && { in: start.in }), ...(start.icon && { icon: start.icon }) };
}

/** A start: the name in the menu and the command that it opens. */
export interface Started {
  readonly name: string;
  readonly choices: Start['choices'];
}

/** Returns the start of this name, or undefined if the name is an action. */
export function startedBy({ starts = {} }: Pick<Actions, 'starts'>, name: string): Started | undefined {
  const start = starts[name];
  return start && { name, choices: start.choices };
}
