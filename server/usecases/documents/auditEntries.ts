type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** One entry of a document's history: what was done at once, by whom, and each field's value before and after. */
export interface AuditEntry {
  readonly id: string;
  readonly timestamp: string;
  readonly action: string;
  /** The command that was performed, as `<resource>.<command>`; null for what no command did. */
  readonly command: string | null;
  /** By path, as everywhere: `items.2.price`. */
  readonly changes: Changes;
  /** Name and e-mail; `system` where nobody asked for it, `public link` for whoever opened that. */
  readonly actor: string;
  /** How many more lines were changed than `changes` tells of. */
  readonly lines_untold?: number;
}

/** What the log has of an entry, and of which transaction. */
export interface LoggedEntry extends AuditEntry {
  readonly transaction: string;
}

/** The entries of a history, newest first: what one actor did in one transaction, by one command, is one of them. */
export function mergeEntries(logged: readonly LoggedEntry[]): AuditEntry[] {
  const together = Map.groupBy(
    logged.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ transaction, command, actor }) => `${transaction} ${command} ${actor}`,
  );
  return [...together.values()]
    .map(mergeAll)
    .filter(({ changes, lines_untold: untold }) => untold !== undefined || Object.keys(changes).length > 0)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

/** The oldest come first: of a field that was changed twice, the first value before and the last after count. */
function mergeAll(logged: readonly LoggedEntry[]): AuditEntry {
  const { transaction: _, ...merged } = logged.reduce((earlier, later) => ({
    ...earlier,
    ...later,
    action: earlier.action === 'updated' ? later.action : earlier.action,
    changes: { ...earlier.changes, ...onto(earlier.changes, later.changes) },
  }));
  const changed = Object.entries(merged.changes).filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is));
  return { ...merged, changes: Object.fromEntries(changed) };
}

const onto = (earlier: Changes, later: Changes): Changes =>
  Object.fromEntries(
    Object.entries(later).map(([field, [was, is]]) => [field, [earlier[field] ? earlier[field][0] : was, is]]),
  );
