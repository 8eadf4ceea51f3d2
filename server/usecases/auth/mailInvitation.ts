import type { InvitationLink } from '../../auth/invitationLink.ts';
import type { Budgets } from '../../budgets.ts';
import type { Db } from '../../db/transaction.ts';
import type { Language } from '../../i18n.ts';
import { requireMailRoom } from '../../mail/mailRoom.ts';
import { queueMail } from '../../mail/queueMail.ts';

/** Who is invited, and in whose name. */
export interface InvitedPerson {
  readonly email: string;
  readonly name: string | null;
  /** The company; none where the account is the platform's own. */
  readonly company: { readonly id: string; readonly name: string } | null | undefined;
  readonly inviter: string;
  readonly language: Language;
  /** The keys of the roles that they will have. */
  readonly roles: readonly string[];
}

const findRoles = 'select coalesce(built_in, name) as role from roles where uuid = any ($1)';

/** Queues the mail of an invitation with a link, in the transaction that stores it. Throws `too_many_requests`. */
export async function mailInvitation(
  db: Db,
  { email, name, company, inviter, language, roles }: InvitedPerson,
  { url, expires }: InvitationLink,
  budgets: Budgets | undefined,
): Promise<void> {
  await requireMailRoom(db, { email, tenant: company?.id }, budgets);
  // Of several the mail would be a list: the page of the person has that.
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
