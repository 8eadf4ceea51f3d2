import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { inviteOwner, type InvitedTo } from '../inviteOwner.ts';

/** Invites the first owner again. */
export const apply: Apply<InvitedTo> = async (db, scope, rows) => {
  await asAuth(db, async (auth) => {
    for (const row of rows) await inviteOwner(auth, scope, row);
  });
  return [];
};
