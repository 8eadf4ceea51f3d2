import { normalEmail } from '../identity/accountName.ts';
import { defaultBudgets, type BudgetName, type Budgets } from '../limits/budgets.ts';
import { asAuth } from '../database/asAuth.ts';
import type { Db } from '../database/transaction.ts';
import { ApiError } from '../base/errors.ts';

/** A mail caused by an invitation or a grant of access. */
interface CausedMail {
  readonly email: string;
  /** The company's key; undefined for the platform. */
  readonly tenant: string | undefined;
}

/** Seconds until the hourly limit allows another mail; no row while it does. */
const wait = (of: string): string => `
  select ceil(extract(epoch from created_at + interval '1 hour' - moment()))::int as seconds from outbox
  where topic in ('invitation', 'access_granted') and created_at > moment() - interval '1 hour' and ${of}
  order by created_at desc offset $1::int - 1 limit 1`;

const toAddress = wait('lower(email) = $2');
const ofTenant = wait('tenant_uuid = $2');
const ofPlatform = wait('tenant_uuid is null');

/**
 * Throws `too_many_requests` if an address has received its hourly limit of such mails, from all senders together, or a
 * company has sent its own. Whether the address has an account makes no difference.
 */
export async function requireMailRoom(
  db: Db,
  { email, tenant }: CausedMail,
  { mailsPerRecipient, invitationsPerHour }: Budgets = defaultBudgets,
): Promise<void> {
  const [address, company] = await asAuth(db, (auth) =>
    Promise.all([
      auth.query<Wait>(toAddress, [mailsPerRecipient, normalEmail(email)]),
      tenant === undefined
        ? auth.query<Wait>(ofPlatform, [invitationsPerHour])
        : auth.query<Wait>(ofTenant, [invitationsPerHour, tenant]),
    ]),
  );
  refuse('mailsPerRecipient', address);
  refuse('invitationsPerHour', company);
}

interface Wait {
  readonly seconds: number;
}

function refuse(budget: BudgetName, [found]: readonly Wait[]): void {
  if (found) throw new ApiError('too_many_requests', { budget, retryAfter: Math.max(1, found.seconds) });
}
