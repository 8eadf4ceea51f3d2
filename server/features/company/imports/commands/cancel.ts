import type { ImportRecord } from '../../../../../schemas/resources/company/imports.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { requirePermission } from '../../../../identity/scope.ts';

type Row = ImportRecord & { readonly uuid: string };

export const check: Check<Row> = async (_, scope, rows) => {
  for (const { resource } of rows) requirePermission(scope, `${resource}:import`);
  return [];
};

// What was only judged is not written: its counts would read as if it were.
const cancel = `
  update imports set status = 'cancelled', finished_at = moment(), claimed_until = null,
    created = case when status = 'writing' then created else 0 end, changed = case when status = 'writing' then changed else 0 end
  where tenant_id = $1 and uuid = any($2::uuid[])`;

const dropFiles = 'delete from import_files where tenant_id = $1 and import_uuid = any($2::uuid[])';

export const apply: Apply<Row> = async (db, { tenant }, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  return [db.query(cancel, [tenant.id, keys]), db.query(dropFiles, [tenant.id, keys])];
};
