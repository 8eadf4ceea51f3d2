import { asAuth } from '../../../db/asAuth.ts';
import type { Apply } from '../../../resources/commandFile.ts';
import { withdrawInvitations } from '../../auth/withdrawInvitations.ts';
import type { PlatformInvitationRow } from '../records.ts';

export const apply: Apply<PlatformInvitationRow> = async (db, { now }, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  await asAuth(db, (auth) => withdrawInvitations(auth, keys, now));
  return [];
};
