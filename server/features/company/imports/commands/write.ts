import type { ImportRecord } from '../../../../../schemas/resources/company/imports.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { isImporting } from '../../../../engine/imports/ledger.ts';
import { requirePermission } from '../../../../identity/scope.ts';
import { refusedImport } from '../refusals.ts';

type Row = ImportRecord & { readonly uuid: string };

export const check: Check<Row> = async (db, scope, rows) => {
  for (const { resource } of rows) requirePermission(scope, `${resource}:import`);
  const isBusy = await isImporting(db, scope.tenant.id);
  return rows.map(({ created, changed }) => {
    if (created + changed === 0) return refusedImport('nothing_written');
    return isBusy ? refusedImport('import_running') : undefined;
  });
};

// The counts become those of written records.
const begin = `
  update imports set status = 'writing', done_rows = 0, created = 0, changed = 0, unchanged = 0, attempts = 0, claimed_until = null
  where tenant_id = $1 and uuid = any($2::uuid[])`;

export const apply: Apply<Row> = async (db, { tenant }, rows) => [
  db.query(begin, [tenant.id, rows.map(({ uuid }) => uuid)]),
];
