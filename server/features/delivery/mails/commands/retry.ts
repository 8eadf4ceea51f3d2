import type { Apply } from '../../../../engine/commands/commandFile.ts';

const requeue = `
  update outbox set status = 'queued', attempts = 0, interruptions = 0, next_attempt_at = now(), error = null, claim = null, claimed_at = null
  where uuid = any($1::uuid[]) and status in ('failed', 'uncertain', 'not_sent')`;

/** Queues mails again as untried. */
export const apply: Apply<{ readonly uuid: string }> = async (db, _scope, rows) => [
  db.query(requeue, [rows.map(({ uuid }) => uuid)]),
];
