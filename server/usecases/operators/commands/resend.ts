import { asAuth } from '../../../db/asAuth.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import { justSent, sendAgain } from '../../auth/sendAgain.ts';
import type { OperatorRow } from '../records.ts';

/** A mail that has just been sent is not sent again. */
export const check: Check<OperatorRow> = async (_db, { now }, rows) =>
  rows.map(({ sent_at: sent = now.toISOString() }) => justSent(sent, now));

/** Mails the invitations again, with a new link in place of the one before. */
export const apply: Apply<OperatorRow> = async (db, scope, rows) => {
  await asAuth(db, async (auth) => {
    for (const { uuid } of rows) await sendAgain(auth, scope, { uuid, tenant: undefined });
  });
  return [];
};
