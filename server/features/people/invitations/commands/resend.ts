import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { justSent, sendAgain } from '../sendAgain.ts';
import type { InvitationRow } from '../row.ts';

/** An invitation that was just mailed is not resent. */
export const check: Check<InvitationRow> = async (_db, { now }, rows) =>
  rows.map(({ sent_at: sent }) => justSent(sent, now));

/** Resends an invitation with a new link. */
export const apply: Apply<InvitationRow> = async (db, scope, rows) => {
  for (const { uuid } of rows) await sendAgain(db, scope, { uuid, tenant: scope.tenant.id });
  return [];
};
