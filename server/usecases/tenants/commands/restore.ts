import type { Apply } from '../../../resources/commandFile.ts';

const restore = 'update tenants set suspended_at = null, suspended_reason = null where id = any($1::uuid[])';

/** The company goes on with all it had; what was due meanwhile is issued or put on hold by its own settings. */
export const apply: Apply<{ uuid: string }> = async (db, _scope, rows) => [
  db.query(restore, [rows.map(({ uuid }) => uuid)]),
];
