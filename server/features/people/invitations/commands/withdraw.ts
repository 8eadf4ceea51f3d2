import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { beyondInvitations } from '../../rights/invitedRights.ts';
import type { InvitationRow } from '../row.ts';

const withdraw = `
  update account_invitations set withdrawn_at = $3
  where tenant_uuid = $1 and uuid = any ($2) and accepted_at is null and withdrawn_at is null`;

/** Nobody withdraws an invitation to more rights than their own. */
export const check: Check<InvitationRow> = beyondInvitations;

/** Withdraws an invitation. */
export const apply: Apply<InvitationRow> = async (db, { tenant, now }, rows) => [
  db.query(withdraw, [tenant.id, rows.map(({ uuid }) => uuid), now.toISOString()]),
];
