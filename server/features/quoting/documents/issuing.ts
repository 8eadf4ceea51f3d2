import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import { issueCommand } from '../../../engine/documents/issuing/issueCommand.ts';
import { namesOf } from '../../../engine/documents/names.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { ClientTopic } from '../../../mail/topics.ts';
import { mailIssued } from '../../delivery/index.ts';

/**
 * Returns the command that issues documents like all others, if they have a line (a quote with options alone counts nothing
 * yet), and mails those that are to be sent.
 */
export function mailedIssue(resource: Resource, topic: ClientTopic) {
  const issuing = issueCommand(storedDocuments(resource));
  const { table, lines, linesAt, key } = namesOf(resource);
  const selectEmpty = `
    select d.uuid from ${table} d where d.tenant_id = $1 and d.uuid = any($2::uuid[])
      and not exists (select from ${lines} l where l.tenant_id = $1 and l.${key} = d.uuid and l.row is null)`;
  const noLines = () => new ApiError('validation', { errors: [{ path: linesAt, key: 'validation.noLines' }] });
  const check: typeof issuing.check = async (db, scope, rows, input, ahead) => {
    const keys = rows.map(({ uuid }) => uuid);
    const [judged, found] = await Promise.all([
      issuing.check(db, scope, rows, input, ahead),
      db.query<{ uuid: string }>(selectEmpty, [scope.tenant.id, keys]),
    ]);
    const empty = new Set(found.map(({ uuid }) => uuid));
    return judged.map((refusal, index) => (empty.has(keys[index] ?? '') ? noLines() : refusal));
  };
  const apply: typeof issuing.apply = async (db, scope, rows, input, prepared) => {
    const writes = await issuing.apply(db, scope, rows, input, prepared);
    await mailIssued(db, scope, { topic, rows, writes });
    return writes;
  };
  const { readAhead, notices, forecast } = issuing;
  // Without `became`: an issued document is read again, because its mail is recorded after its issue.
  return { readAhead, notices, forecast, check, apply };
}
