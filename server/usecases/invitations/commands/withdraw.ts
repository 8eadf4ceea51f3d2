import type { Apply } from '../../../resources/commandFile.ts';
import type { InvitationRow } from '../row.ts';

const withdraw = `
  update account_invitations set withdrawn_at = $3
  where tenant_uuid = $1 and uuid = any ($2) and accepted_at is null and withdrawn_at is null`;

/** Withdraws an invitation. */
export const apply: Apply<InvitationRow> = async (db, { tenant, now }, rows) => [
  db.query(withdraw, [tenant.id, rows.map(({ uuid }) => uuid), now.toISOString()]),
];
