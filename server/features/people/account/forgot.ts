import { normalEmail } from '../../../identity/accountName.ts';
import { makeLink } from '../../../identity/links/oneTimeLinks.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';

interface Account {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
}

const findAccount = 'select uuid, name, email, language from users where lower(email) = $1 and active';

/**
 * Mails a password link to an address with an account; does nothing for others. The link of a stranger leaves that of a
 * known device valid.
 */
export async function forgotPassword(
  { pool, site, now }: { pool: Pool; site: string; now: Date },
  { email, language, isKnown }: { email: string; language: Language; isKnown: boolean },
): Promise<void> {
  await inAuth(pool, { actor: 'system' }, async (db) => {
    const [account] = await db.query<Account>(findAccount, [normalEmail(email)]);
    if (!account) return;
    const { token, expires } = await makeLink(db, { purpose: 'reset', user: account.uuid, isKnown, now });
    await queueMail(db, {
      topic: 'reset',
      to: { name: account.name, email: account.email },
      language: account.language ?? language,
      values: { link: `${site}/login/reset/${token}`, name: account.name, expires },
    });
  });
}
