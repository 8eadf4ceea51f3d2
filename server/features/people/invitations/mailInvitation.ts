import type { InvitationLink } from '../../../identity/links/invitationLink.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import { requireMailRoom } from '../../../mail/mailRoom.ts';
import { queueMail } from '../../../mail/queueMail.ts';

/** The invited person and the inviter. */
export interface InvitedPerson {
  readonly email: string;
  readonly name: string | null;
  /** The company; absent for the platform. */
  readonly company: { readonly id: string; readonly name: string } | null | undefined;
  readonly inviter: string;
  readonly language: Language;
  /** The keys of their roles. */
  readonly roles: readonly string[];
}

const findRoles = 'select coalesce(built_in, name) as role from roles where uuid = any ($1)';

/** Queues the mail of an invitation with its link, in the same transaction. Throws `too_many_requests`. */
export async function mailInvitation(
  db: Db,
  { email, name, company, inviter, language, roles }: InvitedPerson,
  { url, expires }: InvitationLink,
  budgets: Budgets | undefined,
): Promise<void> {
  await requireMailRoom(db, { email, tenant: company?.id }, budgets);
  // With several roles the mail names none; the person's page lists them.
  const [only, ...others] = await db.query<{ role: string }>(findRoles, [roles]);
  const role = others.length === 0 ? only?.role : undefined;
  await queueMail(db, {
    topic: 'invitation',
    to: { email, name: name ?? undefined },
    language,
    tenant: company?.id,
    values: { link: url, actor: inviter, company: company?.name, role, expires },
  });
}
