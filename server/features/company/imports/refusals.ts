import { ApiError } from '../../../base/errors.ts';
import type { Kept } from '../../../engine/imports/undoImport.ts';

/** A reason not to do something with an import. */
export function refusedImport(code: 'import_running' | 'import_old' | 'nothing_written'): ApiError {
  return new ApiError('status_not_allowed', { reason: { code, words: `resources.imports.refused.${code}` } });
}

/** What the tables that refer to a record are called in messages; others are other records. */
const users = {
  invoices: 'invoice',
  invoice_items: 'invoice',
  contracts: 'contract',
  contract_items: 'contract',
  transactions: 'receipt',
  comments: 'comment',
  stored_files: 'file',
} as const;

const isKnown = (table: string): table is keyof typeof users => table in users;

const wordsOf = ({ table, rule }: Kept): string => {
  const why = rule ?? (table === undefined ? 'changed' : isKnown(table) ? users[table] : 'other');
  return `resources.imports.kept.${why}`;
};

/** Why an import cannot be undone: the first record that something depends on, or that was changed since, and the others. */
export function keepsRecords(kept: readonly Kept[]): ApiError | undefined {
  const [first] = kept;
  if (!first) return undefined;
  return new ApiError('in_use', {
    reason: { code: (first.table ?? first.rule) ? 'in_use' : 'changed_since', words: wordsOf(first) },
    args: { record: first.name },
    errors: kept.map((each) => ({ path: `records.${each.key}`, key: wordsOf(each), args: { record: each.name } })),
  });
}
