import type { Apply } from '../../../../engine/commands/commandFile.ts';

const dismiss = `
  update gateway_events set status = 'dismissed', note = $3 where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Closes events in review without booking them, with the reason. */
export const apply: Apply<{ readonly uuid: string }, { readonly note: string }> = async (db, scope, rows, { note }) => [
  db.query(dismiss, [scope.tenant.id, rows.map(({ uuid }) => uuid), note]),
];
