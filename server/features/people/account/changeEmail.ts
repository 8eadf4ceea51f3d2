import { normalEmail } from '../../../identity/accountName.ts';
import { actorText, type Actor } from '../../../identity/actor.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { makeLink } from '../../../identity/links/oneTimeLinks.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { guessPassword } from './requirePassword.ts';

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly guess: () => Promise<Guess>;
  readonly site: string;
  readonly now: Date;
}

/** The new address of an account. */
export interface NewEmail {
  readonly email: string;
  readonly current_password: string;
  readonly language: Language;
}

/**
 * Mails a link to a new address, which takes effect on confirmation. An address that another account has receives
 * nothing, and the answer does not reveal it. Throws `validation` for a wrong password or the current address,
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
    const { token, expires } = await makeLink(db, {
      purpose: 'email',
      user: actor.uuid,
      email: address,
      isKnown: true,
      now,
    });
    await queueMail(db, {
      topic: 'email_confirm',
      to: { name: actor.name, email: address },
      language,
      values: { link: `${site}/login/email/${token}`, name: actor.name, expires },
    });
  });
}

const findTaken = 'select uuid from users where lower(email) = $1';

/** Returns whether an account has this address. */
export const isTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.query(findTaken, [normalEmail(email)])).length > 0;
