import { isUndoable } from '../../../../../domain/imports/undoable.ts';
import type { ImportRecord } from '../../../../../schemas/resources/company/imports.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { isImporting } from '../../../../engine/imports/ledger.ts';
import { keptRecords, undoRecords } from '../../../../engine/imports/undoImport.ts';
import { resourceNamed } from '../../../../engine/resources/registry.ts';
import { requirePermission, type Scope } from '../../../../identity/scope.ts';
import { defaultBudgets } from '../../../../limits/budgets.ts';
import { keepsRecords, refusedImport } from '../refusals.ts';

type Row = ImportRecord & { readonly uuid: string };

/** More records than a request writes are undone in the background. */
const isLarge = ({ budgets = defaultBudgets }: Scope, { created, changed }: Row): boolean =>
  created + changed > budgets.importRows;

export const check: Check<Row> = (db, scope, rows) => Promise.all(rows.map((row) => refusalOf(db, scope, row)));

async function refusalOf(db: Db, scope: Scope, row: Row): Promise<ApiError | undefined> {
  const { tenant, now, budgets = defaultBudgets } = scope;
  requirePermission(scope, `${row.resource}:import`);
  const resource = resourceNamed(row.resource);
  if (!resource) return new ApiError('not_found');
  if (row.created + row.changed === 0) return refusedImport('nothing_written');
  if (!row.finished_at || !isUndoable(new Date(row.finished_at), now)) return refusedImport('import_old');
  if (isLarge(scope, row) && (await isImporting(db, tenant.id, row.uuid))) return refusedImport('import_running');
  const written = { tenant: tenant.id, uuid: row.uuid, resource };
  return keepsRecords(await keptRecords(db, scope, written, budgets.problemsReported));
}

const setStatus = `
  update imports set status = $3, failure = null, attempts = 0, undone_by = current_actor(), done_rows = case when $3 = 'undoing' then 0 else done_rows end
  where tenant_id = $1 and uuid = $2`;

export const apply: Apply<Row> = async (db, scope, rows) => {
  const tenant = scope.tenant.id;
  const writes: Promise<unknown>[] = [];
  for (const row of rows) {
    const resource = resourceNamed(row.resource);
    const isLater = isLarge(scope, row);
    // oxlint-disable-next-line no-await-in-loop -- a request names one
    if (resource && !isLater) await undoRecords(db, { tenant, uuid: row.uuid, resource });
    writes.push(db.query(setStatus, [tenant, row.uuid, isLater ? 'undoing' : 'undone']));
  }
  return writes;
};
