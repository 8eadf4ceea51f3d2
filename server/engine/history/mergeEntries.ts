import { commandTo } from '../../../domain/actions/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** One entry of a record's history: one transaction of one actor, and each field's value before and after. */
export interface AuditEntry {
  readonly id: string;
  readonly timestamp: string;
  readonly action: string;
  /** The command that was performed, as `<resource>.<command>`; null for what no command did. */
  readonly command: string | null;
  /** By path, as everywhere: `items.2.price`. */
  readonly changes: Changes;
  /** Name and e-mail; `system` without a user, `public link` for its visitor. */
  readonly actor: string;
  /** How many more lines were changed than `changes` tells of. */
  readonly lines_untold?: number;
}

/** What the log has of an entry, of which transaction, and of which of its commands. */
export interface LoggedEntry extends AuditEntry {
  readonly transaction: string;
  readonly step: number | null;
}

type Of = Pick<Resource, 'name' | 'actions'>;

/** The entries of a record's history, newest first: one for each transaction, command and actor. */
export function mergeEntries(of: Of, logged: readonly LoggedEntry[]): AuditEntry[] {
  const together = Map.groupBy(
    logged.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ transaction, step, command, actor }) => `${transaction} ${step} ${command} ${actor}`,
  );
  return [...together.values()]
    .flatMap(apart)
    .map((part) => nameCommand(of, mergeAll(part)))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

/** Whether an entry has changes to show. */
export const hasChanges = ({ changes, lines_untold: unlisted }: AuditEntry): boolean =>
  unlisted !== undefined || Object.keys(changes).length > 0;

/**
 * Splits changes of one transaction outside commands. The first versions logged no commands, so it may have been several of them:
 * each status that the record took is the end of one.
 */
function apart(logged: readonly LoggedEntry[]): LoggedEntry[][] {
  const ends = logged.flatMap(({ command, changes }, at) => (command === null && changes.status ? at + 1 : []));
  const cuts = [0, ...ends.slice(0, -1), logged.length];
  return cuts.slice(1).map((end, at) => logged.slice(cuts[at], end));
}

/** Names the command that leads from one status to the other, where none was logged. */
function nameCommand({ name, actions }: Of, entry: AuditEntry): AuditEntry {
  const [was, is] = entry.changes.status ?? [];
  if (entry.command !== null || !actions || typeof was !== 'string' || typeof is !== 'string') return entry;
  const command = commandTo(actions, is, { status: was });
  return command === undefined ? entry : { ...entry, command: `${name}.${command}` };
}

/** The oldest come first: of a field that was changed twice, the first value before and the last after count. */
function mergeAll(logged: readonly LoggedEntry[]): AuditEntry {
  const {
    transaction: _,
    step: __,
    ...merged
  } = logged.reduce((earlier, later) => ({
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
