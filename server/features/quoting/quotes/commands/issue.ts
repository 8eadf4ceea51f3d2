import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Db } from '../../../../database/transaction.ts';
import { issueCommand } from '../../../../engine/documents/issuing/issueCommand.ts';
import { storedDocuments } from '../../../../engine/documents/storedDocuments.ts';
import { mailIssued } from '../../../delivery/index.ts';

const issuing = issueCommand(storedDocuments(quotes));

const selectEmpty = `
  select q.uuid from quotes q where q.tenant_id = $1 and q.uuid = any($2::uuid[])
    and not exists (select from quote_items l where l.tenant_id = $1 and l.quote_uuid = q.uuid and l.row is null)`;

// Without `became`: an issued quote is read again, because its mail is recorded after its issue.
export const { readAhead, notices, forecast } = issuing;

/** Issues quotes, and mails those that are to be sent. */
export const apply: typeof issuing.apply = async (db, scope, rows, input, prepared) => {
  const writes = await issuing.apply(db, scope, rows, input, prepared);
  await mailIssued(db, scope, { topic: 'quote', rows, writes });
  return writes;
};

/** Issues quotes like all documents, if they have a line: one that has only options counts nothing yet. */
export const check: typeof issuing.check = async (db, scope, rows, input, ahead) => {
  const keys = rows.map(({ uuid }) => uuid);
  const [judged, empty] = await Promise.all([
    issuing.check(db, scope, rows, input, ahead),
    withoutLines(db, scope.tenant.id, keys),
  ]);
  return judged.map((refusal, index) => (empty.has(keys[index] ?? '') ? noLines() : refusal));
};

async function withoutLines(db: Db, tenant: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.query<{ uuid: string }>(selectEmpty, [tenant, keys]);
  return new Set(found.map(({ uuid }) => uuid));
}

const noLines = (): ApiError => new ApiError('validation', { errors: [{ path: 'lines', key: 'validation.noLines' }] });
