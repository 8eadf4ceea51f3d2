import type { Apply } from '../../../../engine/commands/commandFile.ts';

/** Requests a run by the next worker that polls. */
export const apply: Apply<{ readonly uuid: string }> = async (db, _scope, rows) => [
  db.query('update job_states set requested_at = now() where uuid = any($1::uuid[])', [rows.map(({ uuid }) => uuid)]),
];
