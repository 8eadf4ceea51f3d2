import { normalEmail } from '../../auth/accountName.ts';
import { actorText, type Actor } from '../../auth/actor.ts';
import type { Guess, Guessing } from '../../auth/guessing.ts';
import { makeLink } from '../../auth/oneTimeLinks.ts';
import type { Pool } from '../../db/pool.ts';
import { inAuth, type Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Language } from '../../i18n.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { guessPassword } from './requirePassword.ts';

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly guess: () => Promise<Guess>;
  readonly site: string;
  readonly now: Date;
}

/** The address that somebody wants their account to have. */
export interface NewEmail {
  readonly email: string;
  readonly current_password: string;
  readonly language: Language;
}

/**
 * Mails a link to a new address, which the account has once it is followed. Nothing is mailed to an address that another
 * account has, and nobody is told so. Throws `validation` for a wrong password or the address that it has already,
 * `too_many_requests` and `busy`.
 */
export async function askForEmail(
  { pool, guessing, guess, site, now }: Services,
  actor: Pick<Actor, 'uuid' | 'name' | 'email'>,
  { email, current_password: password, language }: NewEmail,
): Promise<void> {
  if (normalEmail(email) === normalEmail(actor.email))
    throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.emailSame' }] });
  await guessPassword({ pool, guessing, guess }, actor.uuid, password);
  await inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, async (db) => {
    if (await isTaken(db, email)) return;
    const address = email.trim();
    const { token, expires } = await makeLink(db, { purpose: 'email', user: actor.uuid, email: address, now });
    await queueMail(db, {
      topic: 'email_confirm',
      to: { name: actor.name, email: address },
      language,
      values: { link: `${site}/login/email/${token}`, name: actor.name, expires },
    });
  });
}

const findTaken = 'select uuid from users where lower(email) = $1';

/** Whether an account has an address. */
export const isTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.query(findTaken, [normalEmail(email)])).length > 0;
