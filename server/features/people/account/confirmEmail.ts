import { actorText } from '../../../identity/actor.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { requireGood } from '../../../identity/links/linkState.ts';
import { findLink, spendLink } from '../../../identity/links/oneTimeLinks.ts';
import type { SessionStore } from '../../../identity/sessions/sessionStore.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { isTaken } from './changeEmail.ts';

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly sessions: SessionStore;
  readonly language: Language;
  readonly now: Date;
}

const change = `
  update users set email = $2, date_email_verified = $3 where uuid = $1 and active returning language`;

const openSessions = 'select uuid from sessions where user_uuid = $1 and ended_at is null';

/**
 * Changes an account's address to that of the link, notifies the old one, and returns the new one. Throws
 * `link_invalid`, `link_expired`, `link_used`, and `email_taken` if another account has it meanwhile.
 */
export async function confirmEmail(
  { pool, guessing, sessions, language, now }: Services,
  token: string,
  guess: Guess,
): Promise<string> {
  const { email, known } = await guessing.try(guess, () =>
    inAuth(pool, { actor: 'system' }, async (db) => {
      const link = await findLink(db, token);
      requireGood(link, now);
      if (!link?.email) throw new ApiError('link_invalid');
      await db.query("select set_config('app.actor', $1, true)", [actorText({ name: link.name, email: link.account })]);
      if (!(await spendLink(db, token, now))) throw new ApiError('link_used');
      if (await isTaken(db, link.email)) throw new ApiError('email_taken');
      const [changed] = await db.query<{ language: Language | null }>(change, [
        link.user,
        link.email,
        now.toISOString(),
      ]);
      if (!changed) throw new ApiError('link_invalid');
      await queueMail(db, {
        topic: 'email_changed',
        to: { name: link.name, email: link.account },
        language: changed.language ?? language,
        values: { name: link.name, at: now.toISOString() },
      });
      return { email: link.email, known: await sessionsOf(db, link.user) };
    }),
  );
  for (const session of known) sessions.forget(session);
  return email;
}

const sessionsOf = async (db: Db, user: string): Promise<string[]> =>
  (await db.query<{ uuid: string }>(openSessions, [user])).map(({ uuid }) => uuid);
