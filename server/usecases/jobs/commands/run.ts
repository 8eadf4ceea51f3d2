import type { Apply } from '../../../resources/commandFile.ts';

/** Asks for a run: the next worker that looks does it. */
export const apply: Apply<{ readonly uuid: string }> = async (db, _scope, rows) => [
  db.query('update job_states set requested_at = now() where uuid = any($1::uuid[])', [rows.map(({ uuid }) => uuid)]),
];
