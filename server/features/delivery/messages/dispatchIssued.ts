import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { dispatch } from './dispatch.ts';
import { sendingOf, type Sendable } from './documentRecipients.ts';

/** A document that may send itself, with the hash of its public page. */
export interface SelfSending extends Sendable {
  readonly public_hash?: string | null | undefined;
}

/**
 * Queues the mails of documents that are being issued, if they send themselves. Nothing is lost beyond the hourly limit:
 * those mails wait.
 */
export const dispatchIssued = (db: Db, scope: Scope, documents: readonly SelfSending[]): Promise<void> =>
  dispatch(
    db,
    scope,
    documents.flatMap((document) =>
      document.send_email && document.public_hash ? [sendingOf(document, document.public_hash)] : [],
    ),
  );
