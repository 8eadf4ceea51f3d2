import type { Issue } from '../../../../domain/validation/issue.ts';
import { actorText } from '../../../identity/actor.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { requireGood } from '../../../identity/links/linkState.ts';
import { findLink, spendLink, type OneTimeLink } from '../../../identity/links/oneTimeLinks.ts';
import { passwordIssues } from '../../../identity/passwords/passwordRules.ts';
import { hashPassword } from '../../../identity/passwords/passwords.ts';
import { realmPasswordIssues } from '../../../identity/realms/realmRules.ts';
import { endSessions } from '../../../identity/sessions/sessions.ts';
import type { SessionStore } from '../../../identity/sessions/sessionStore.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, readInAuth } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly sessions: SessionStore;
  readonly now: Date;
}

/** Returns the issues of a new password, by general rules and those of its owner's companies. */
async function issuesIn(pool: Pool, password: string, { user, name, account: email }: OneTimeLink): Promise<Issue[]> {
  const [common, short] = await Promise.all([
    passwordIssues(password, { name, email }),
    readInAuth(pool, (db) => realmPasswordIssues(db, { user }, password)),
  ]);
  return [...short, ...common].slice(0, 1);
}

/** The holder of the link reads the mail of the address. */
const update = `
  update users set password_hash = $2, password_changed_at = $3, date_email_verified = coalesce(date_email_verified, $3)
  where uuid = $1 and active returning uuid`;

/**
 * Sets a new password by link and ends all sessions. Throws `validation` for a weak password, `link_invalid`,
 * `link_expired`, `link_used`, `too_many_requests` and `busy`.
 */
export async function resetPassword(
  { pool, guessing, sessions, now }: Services,
  { token, password }: { token: string; password: string },
  guess: Guess,
): Promise<void> {
  const found = await readInAuth(pool, (db) => findLink(db, token));
  const link = found?.purpose === 'reset' ? found : undefined;
  if (link) requireNone(await issuesIn(pool, password, link));
  const ended = await guessing.try(guess, async () => {
    requireGood(link, now);
    if (!link) throw new ApiError('link_invalid');
    const hash = await hashPassword(password);
    return inAuth(pool, { actor: actorText({ name: link.name, email: link.account }) }, async (db) => {
      if (!(await spendLink(db, token, now))) throw new ApiError('link_used');
      const [changed] = await db.query(update, [link.user, hash, now.toISOString()]);
      if (!changed) throw new ApiError('link_invalid');
      return endSessions(db, { user: link.user, because: 'password_reset' });
    });
  });
  for (const session of ended) sessions.forget(session);
}
