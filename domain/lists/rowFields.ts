import { numberOf } from '../documents/issue.ts';
import type { Actions, Command } from '../../schemas/actions.ts';
import type { Condition } from '../../schemas/condition.ts';
import type { Resource } from '../../schemas/resource.ts';
import { commandNameOf, menuNames } from '../actions/menu.ts';
import { besideValue } from '../kinds/dependencies.ts';
import { ofAnyRow, propertyAt } from '../schema/path.ts';
import { listedProperties } from './fields.ts';

/**
 * Returns the `fields` that a list request needs to show these paths: the paths and those their text depends on. Each
 * once, none within another.
 */
export function fieldsToShow(
  resource: Pick<Resource, 'schema' | 'list' | 'visibility'>,
  shown: readonly string[],
): string[] {
  const listed = { type: 'object', properties: listedProperties(resource) } as const;
  const beside = shown.flatMap((path) => {
    const property = propertyAt(listed, path);
    return property ? besideValue(property) : [];
  });
  const known = [...shown, ...beside].filter((path) => propertyAt(listed, path)).map(ofAnyRow);
  return [...new Set(known)].filter((path) => !known.some((other) => path.startsWith(`${other}.`)));
}

/**
 * Returns the `fields` for the rows of a list with these columns: what each cell reads, the record's name, its link,
 * what the conditions of its actions read, and what says that others may change it.
 */
export function rowFields(resource: Resource, columns: readonly string[]): string[] {
  const { list, label, actions, page } = resource;
  const read = [...columns, label].flatMap((path) => list.reads?.[path] ?? [path]);
  const conditions = actions ? ['status', ...listedReasons(actions).map(({ path }) => path)] : [];
  const opened = list.opens === undefined ? [] : [list.opens, ...(list.opensFirst ?? [])];
  const followed = page?.follows ? [page.follows.path] : [];
  return fieldsToShow(resource, [...read, ...opened, ...conditions, ...followed]);
}

/**
 * Returns the `fields` for related rows without actions: their values, and what the status and the name, which the list
 * shows if a row has no value of its own, are read from.
 */
export function relatedFields(resource: Resource, columns: readonly string[]): string[] {
  const { status, label, list } = resource;
  const number = numberOf(resource);
  return fieldsToShow(
    resource,
    columns.flatMap((path) => ((path === status || path === label || path === number) && list.reads?.[path]) || [path]),
  );
}

/** Menu entries that are plain verbs. */
const plainVerbs = ['edit', 'delete'];

/** Returns the conditions of actions that a list offers. */
function listedReasons(actions: Actions): Condition[] {
  const { reasons, commands, views, links } = actions;
  const offered = new Set([...menuNames(actions).map((name) => commandNameOf(actions, name)), ...plainVerbs]);
  const named = Object.entries<Partial<Command>>({ ...commands, ...views, ...links });
  const met = named.flatMap(([name, action]) => (offered.has(name) || action.bulk ? [action] : []));
  const relevant = met.flatMap(({ hidden = [], refused = [] }) => [...hidden, ...refused]);
  return [
    ...Object.entries(reasons).flatMap(([name, condition]) => (relevant.includes(name) ? condition : [])),
    ...met.flatMap(({ first }) => [...(first?.when ?? []), ...(first?.until ? [first.until] : [])]),
  ];
}
