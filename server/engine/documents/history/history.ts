import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import { mostEntries } from '../../history/loggedRows.ts';
import { hasChanges, mergeEntries, type LoggedEntry } from '../../history/mergeEntries.ts';
import type { AuditFile } from '../../history/readHistory.ts';
import { writeAmounts, type Currencies } from './auditAmounts.ts';
import { readLineChanges } from './auditLines.ts';
import { namesOf } from '../names.ts';

/** The statements that read the history of document `$2` of tenant `$1`. */
interface HistorySource {
  /** Selects its current currencies. */
  readonly currencies: string;
  /** Each selects some of its entries. */
  readonly entries: readonly string[];
  /** Whether the history lists the changed lines of each save. */
  readonly hasLines?: boolean;
}

/**
 * Returns the slot that reads the history of a resource's documents, newest first, amounts with the decimals of their
 * currency. It throws `not_found`.
 */
export const historyOf =
  (resource: Resource, { currencies, entries, hasLines }: HistorySource): AuditFile['audit'] =>
  async (db, tenant, uuid) => {
    const values = [tenant, uuid];
    const [[document], lines, ...logged] = await Promise.all([
      db.query<Currencies>(currencies, values),
      hasLines ? readLineChanges(db, namesOf(resource), tenant, uuid) : [],
      ...entries.map((text) => db.query<LoggedEntry>(text, values)),
    ]);
    if (!document) throw new ApiError('not_found');
    const merged = mergeEntries(resource, [...logged.flat(), ...lines]).filter(hasChanges);
    return writeAmounts(merged.slice(0, mostEntries), document);
  };
