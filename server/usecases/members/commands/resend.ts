import type { Apply } from '../../../resources/commandFile.ts';
import { perform } from '../../../resources/perform.ts';
import { requireDone } from '../invitationDone.ts';
import type { MemberRow } from '../records.ts';

/** Resends an invitation with a new link. */
export const apply: Apply<MemberRow> = async (db, scope, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  requireDone(await perform(db, scope, 'invitations.resend', keys));
  return [];
};
