import { asAuth } from '../../../db/asAuth.ts';
import type { Apply, Became } from '../../../resources/commandFile.ts';
import { withdrawInvitations } from '../../auth/withdrawInvitations.ts';
import type { OperatorRow } from '../records.ts';

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
