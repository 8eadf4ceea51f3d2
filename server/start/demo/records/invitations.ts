import { newInvitationLink } from '../../../identity/links/invitationLink.ts';
import type { Db } from '../../../database/transaction.ts';

const day = 24 * 60 * 60 * 1000;

/** Acme's open invitations by age in days; the second has expired. */
const invited = [
  { email: 'bia@acme.test', name: 'Bia Lima', type: 'COMPANY', role: 'back_office', days: 1 },
  { email: 'rui@contas.test', name: 'Rui Prado', type: 'ACCOUNTANT', role: 'accountant', days: 20 },
] as const;

const insert = `
  insert into account_invitations (tenant_uuid, email, name, type, role_uuids, language, invited_by, inviter, token_hash,
    sent_at, expires_at)
  select t.id, $1, $2, $3, array(select uuid from roles where built_in = $4), 'pt', u.uuid, u.name, $5, $6, $7
  from tenants t, users u where t.slug = 'acme' and u.email = 'ana@acme.test'`;

/** Open invitations. No mail was sent, so nobody has their links. */
export async function addInvitations(db: Db, now: Date): Promise<void> {
  for (const { email, name, type, role, days } of invited) {
    const sent = new Date(now.getTime() - days * day);
    const { hash, expires } = newInvitationLink('', sent);
    await db.query(insert, [email, name, type, role, hash, sent.toISOString(), expires]);
  }
}
