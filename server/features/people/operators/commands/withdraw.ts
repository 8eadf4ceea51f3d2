import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply, Became, Check } from '../../../../engine/commands/commandFile.ts';
import { withdrawInvitations } from '../../invitations/withdrawInvitations.ts';
import { beyondInvitations } from '../../rights/invitedRights.ts';
import type { OperatorRow } from '../records.ts';

/** Nobody withdraws an invitation to more rights than their own. */
export const check: Check<OperatorRow> = (db, scope, rows) =>
  asAuth(db, (auth) => beyondInvitations(auth, scope, rows));

/** Withdraws invitations. */
export const apply: Apply<OperatorRow> = async (db, { now }, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  await asAuth(db, (auth) => withdrawInvitations(auth, keys, now));
  return [];
};

/** A withdrawn invitation can no longer be read. */
export const became: Became<OperatorRow> = async (_scope, { version, ...record }) => ({
  record: { ...record, status: 'withdrawn' },
  version: version + 1,
});
