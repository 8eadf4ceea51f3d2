import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { justSent, sendAgain } from '../../invitations/sendAgain.ts';
import type { PlatformInvitationRow } from '../records.ts';

/** An invitation that was just mailed is not resent. */
export const check: Check<PlatformInvitationRow> = async (_db, { now }, rows) =>
  rows.map(({ sent_at: sent }) => justSent(sent, now));

/** Resends invitations with new links. */
export const apply: Apply<PlatformInvitationRow> = async (db, scope, rows) => {
  await asAuth(db, async (auth) => {
    for (const { uuid, company } of rows) await sendAgain(auth, scope, { uuid, tenant: company?.uuid });
  });
  return [];
};
