import type { Apply, Became } from '../../../../engine/commands/commandFile.ts';
import { perform } from '../../../../engine/commands/perform.ts';
import { requireDone } from '../invitationOutcome.ts';
import type { MemberRow } from '../records.ts';

/** Withdraws an invitation. */
export const apply: Apply<MemberRow> = async (db, scope, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  requireDone(await perform(db, scope, 'invitations.withdraw', keys));
  return [];
};

/** It is no longer listed. */
export const became: Became<MemberRow> = async (_scope, { version, ...row }) => ({
  record: { ...row, status: 'expired' },
  version,
});
