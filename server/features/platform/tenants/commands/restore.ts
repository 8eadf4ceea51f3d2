import type { Apply } from '../../../../engine/commands/commandFile.ts';

const restore = 'update tenants set suspended_at = null, suspended_reason = null where id = any($1::uuid[])';

/** Restores a company; invoices due meanwhile are issued or held by its settings. */
export const apply: Apply<{ uuid: string }> = async (db, _scope, rows) => [
  db.query(restore, [rows.map(({ uuid }) => uuid)]),
];
