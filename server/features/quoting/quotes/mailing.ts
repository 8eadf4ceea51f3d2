import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import type { Db } from '../../../database/transaction.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { Written } from '../../../engine/writing/writers.ts';
import type { Scope } from '../../../identity/scope.ts';
import { mailDocument } from '../../delivery/index.ts';

const { read, toRecord } = storedDocuments(quotes);

/** Mails a quote that a save has issued, if it is to be sent. Returns what was written, with its mail. */
export async function mailIfIssued(db: Db, scope: Scope, written: Written): Promise<Written> {
  const { uuid, status, send_email: isSent } = written.record;
  if (status !== 'issued' || isSent !== true) return written;
  const key = String(uuid);
  if ((await mailDocument(db, scope, 'quote', key)) === 0) return written;
  const row = await read(db, scope.tenant.id, key);
  return { ...written, record: toRecord(row, scope), version: row.version };
}
