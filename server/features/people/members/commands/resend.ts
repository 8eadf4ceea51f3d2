import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { perform } from '../../../../engine/commands/perform.ts';
import { requireDone } from '../invitationOutcome.ts';
import type { MemberRow } from '../records.ts';

/** Resends an invitation with a new link. */
export const apply: Apply<MemberRow> = async (db, scope, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  requireDone(await perform(db, scope, 'invitations.resend', keys));
  return [];
};
