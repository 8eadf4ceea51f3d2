import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Apply } from '../../../engine/commands/commandFile.ts';
import type { AnyRow } from '../../../engine/documents/engine.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { ClientTopic } from '../../../mail/topics.ts';
import { recipientsIn } from '../messages/documentRecipients.ts';
import { mailDocument } from './mailDocument.ts';

/** Returns the command that mails an issued document to its recipients, or to others. Without any, it is refused. */
export const sendCommand =
  (topic: ClientTopic): Apply<AnyRow, { readonly email?: string | readonly string[] }> =>
  async (db, scope, rows, { email = '' }) => {
    const given = recipientsIn({ email: email as string });
    for (const { uuid } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: a command without bulk has one row
      const mailed = await mailDocument(db, scope, topic, uuid, given);
      if (mailed === 0) throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.required' }] });
    }
    return [];
  };

interface Issued {
  readonly topic: ClientTopic;
  readonly rows: readonly { readonly uuid: string; readonly send_email: boolean }[];
  /** The writes of their issue, which give them their numbers. */
  readonly writes: readonly Promise<unknown>[];
}

/** Mails those of some documents that are to be sent, when they are issued. */
export async function mailIssued(db: Db, scope: Scope, { topic, rows, writes }: Issued): Promise<void> {
  const sent = rows.filter(({ send_email: isSent }) => isSent);
  if (sent.length === 0) return;
  await Promise.all(writes);
  for (const { uuid } of sent) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await mailDocument(db, scope, topic, uuid);
  }
}
