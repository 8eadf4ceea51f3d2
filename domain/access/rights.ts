import { permissionRows } from './permissionRows.ts';

/** Resources or reports that share the same allowed and denied actions. */
export interface ResourceRights {
  readonly resources: readonly string[];
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

/** A user's rights as shown on their page: fully open, partly open, and closed resources. */
export interface RightsSummary {
  readonly whole: readonly string[];
  readonly partial: readonly ResourceRights[];
  readonly closed: readonly string[];
}

const reading: ReadonlySet<string> = new Set(['list', 'show']);

/** Merges listing and reading into `see`, unless the user has only one of the two. */
function asRead(actions: readonly string[], of: readonly string[]): readonly string[] {
  const all = of.filter((action) => reading.has(action));
  if (all.length === 0 || !all.every((action) => actions.includes(action))) return actions;
  return ['see', ...actions.filter((action) => !reading.has(action))];
}

/** Summarizes which of the grantable permissions (`invoices:bill`) a user holds. */
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
