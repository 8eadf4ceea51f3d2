import type { Apply, Check } from '../../../resources/commandFile.ts';
import { justSent, sendAgain } from '../../auth/sendAgain.ts';
import type { InvitationRow } from '../row.ts';

/** A mail that has just been sent is not sent again. */
export const check: Check<InvitationRow> = async (_db, { now }, rows) =>
  rows.map(({ sent_at: sent }) => justSent(sent, now));

/** Mails an invitation again, with a new link in place of the one before. */
export const apply: Apply<InvitationRow> = async (db, scope, rows) => {
  for (const { uuid } of rows) await sendAgain(db, scope, { uuid, tenant: scope.tenant.id });
  return [];
};
