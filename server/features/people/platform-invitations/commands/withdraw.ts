import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { withdrawInvitations } from '../../invitations/withdrawInvitations.ts';
import { beyondInvitations } from '../../rights/invitedRights.ts';
import type { PlatformInvitationRow } from '../records.ts';

/** Nobody withdraws an invitation to more rights than their own. */
export const check: Check<PlatformInvitationRow> = (db, scope, rows) =>
  asAuth(db, (auth) => beyondInvitations(auth, scope, rows));

export const apply: Apply<PlatformInvitationRow> = async (db, { now }, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  await asAuth(db, (auth) => withdrawInvitations(auth, keys, now));
  return [];
};
