import type { Actions, Command, Link, MenuGroup, Start, View } from '../../schemas/actions.ts';

/** An entry of a menu: an action by its name, or a group of them. */
type Entry = string | MenuGroup;

export const isGroup = (entry: Entry): entry is MenuGroup => typeof entry !== 'string';

/** The actions that a menu names, in their order, those of its groups among them. */
export const menuNames = ({ menu }: Pick<Actions, 'menu'>): string[] =>
  menu.flat().flatMap((entry) => (isGroup(entry) ? [...entry.of] : [entry]));

/** The command of this name, or the one that it begins. */
export const commandNameOf = ({ starts = {} }: Pick<Actions, 'starts'>, name: string): string =>
  starts[name]?.command ?? name;

/** What stands behind a name. A way to begin a command is that command, as far as it does not say otherwise. */
export function actionNamed(actions: Actions, name: string): Command | View | Link | undefined {
  const { commands, views, links, starts = {} } = actions;
  const start = starts[name];
  if (!start) return commands[name] ?? views[name] ?? links[name];
  const command = commands[start.command];
  return command && { ...command, ...(start.in && { in: start.in }), ...(start.icon && { icon: start.icon }) };
}

/** The way in which a command was begun, under its name in the menu. */
export interface Started {
  readonly name: string;
  readonly choices: Start['choices'];
}

/** How this name begins a command; undefined where it is one itself. */
export function startedBy({ starts = {} }: Pick<Actions, 'starts'>, name: string): Started | undefined {
  const start = starts[name];
  return start && { name, choices: start.choices };
}
