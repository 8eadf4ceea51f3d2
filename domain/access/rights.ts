import { permissionRows } from './permissionRows.ts';

/** What somebody may do with some resources or reports, and what not: with each of them the same. */
export interface ResourceRights {
  readonly resources: readonly string[];
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

/** A person's rights, as their page says them: what is wholly open, partly open, and closed to them. */
export interface RightsSummary {
  readonly whole: readonly string[];
  readonly partial: readonly ResourceRights[];
  readonly closed: readonly string[];
}

const reading: ReadonlySet<string> = new Set(['list', 'show']);

/** The list and its records are one thing to people: `see`, unless somebody has one without the other. */
function asRead(actions: readonly string[], of: readonly string[]): readonly string[] {
  const all = of.filter((action) => reading.has(action));
  if (all.length === 0 || !all.every((action) => actions.includes(action))) return actions;
  return ['see', ...actions.filter((action) => !reading.has(action))];
}

/** Sums up what somebody holds of `grantable`, all that people of a company can be granted (`invoices:bill`). */
export function summarizeRights(grantable: readonly string[], held: ReadonlySet<string>): RightsSummary {
  const rows = permissionRows(grantable).map(({ resource, actions }) => {
    const may = actions.filter((action) => held.has(`${resource}:${action}`));
    const mayNot = actions.filter((action) => !may.includes(action));
    return { resource, may: asRead(may, actions), mayNot: asRead(mayNot, actions) };
  });
  const named = (those: typeof rows) => those.map(({ resource }) => resource);
  const partial = rows.filter(({ may, mayNot }) => may.length > 0 && mayNot.length > 0);
  const alike = Map.groupBy(partial, ({ may, mayNot }) => JSON.stringify([may, mayNot]));
  return {
    whole: named(rows.filter(({ mayNot }) => mayNot.length === 0)),
    partial: [...alike.values()].flatMap((those): ResourceRights[] => {
      const [first] = those;
      return first ? [{ resources: named(those), may: first.may, mayNot: first.mayNot }] : [];
    }),
    closed: named(rows.filter(({ may }) => may.length === 0)),
  };
}
