import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { justSent, sendAgain } from '../../invitations/sendAgain.ts';
import type { OperatorRow } from '../records.ts';

/** An invitation that was just mailed is not resent. */
export const check: Check<OperatorRow> = async (_db, { now }, rows) =>
  rows.map(({ sent_at: sent = now.toISOString() }) => justSent(sent, now));

/** Resends invitations with new links. */
export const apply: Apply<OperatorRow> = async (db, scope, rows) => {
  await asAuth(db, async (auth) => {
    for (const { uuid } of rows) await sendAgain(auth, scope, { uuid, tenant: undefined });
  });
  return [];
};
