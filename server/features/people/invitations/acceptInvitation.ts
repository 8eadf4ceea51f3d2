import { actorText } from '../../../identity/actor.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { findInvitation, isFit, lockInvitation, type FoundInvitation } from '../../../identity/links/invitations.ts';
import { requireGood } from '../../../identity/links/linkState.ts';
import { passwordIssues } from '../../../identity/passwords/passwordRules.ts';
import { hashPassword, verifyPassword } from '../../../identity/passwords/passwords.ts';
import { realmPasswordIssues } from '../../../identity/realms/realmRules.ts';
import { startSession, type Continuation } from '../../../identity/sessions/sessions.ts';
import type { Visit } from '../../../identity/sessions/visit.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, readInAuth, type Db } from '../../../database/transaction.ts';
import { legalVersion } from '../../../drawing/legal/texts.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { leaveAuth } from '../../../engine/documents/public/publicLink.ts';
import { acceptTerms } from '../legal/acceptance.ts';
import { giveAccess } from './giveAccess.ts';

/** The data of a user who accepts an invitation. */
export interface Acceptance {
  readonly token: string;
  /** For a new account. */
  readonly name?: string;
  /** Of the existing or new account. */
  readonly password: string;
  /** The version of terms and license that was shown. */
  readonly terms: string;
}

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly now: Date;
  readonly language: Language;
  readonly visit: Visit;
}

/** The resulting user. */
interface Person {
  readonly name: string;
  readonly email: string;
  /** For a new account. */
  readonly hash?: string;
}

/**
 * Accepts an invitation and opens a session, with a new or the existing account and its password. Throws `validation`,
 * `invalid_credentials`, `account_unfit`, `conflict` if the address got an account meanwhile, `link_invalid`,
 * `link_expired`, `link_used`, `too_many_requests` and `busy`.
 */
export async function acceptInvitation(
  services: Services,
  acceptance: Acceptance,
  guess: (email: string | undefined) => Promise<Guess>,
): Promise<Continuation> {
  const { pool, guessing, now } = services;
  const found = await readInAuth(pool, (db) => findInvitation(db, acceptance.token));
  if (found) requireNone(await issuesIn(pool, acceptance, found));
  return guessing.try(await guess(found?.account?.email), async () => {
    requireGood(found, now);
    if (!found) throw new ApiError('link_invalid');
    const person = await identify(pool, found, acceptance);
    return inAuth(pool, { actor: actorText(person) }, (db) => accept(db, services, acceptance, person, found));
  });
}

async function issuesIn(pool: Pool, { name, password, terms }: Acceptance, found: FoundInvitation): Promise<Issue[]> {
  const unread: Issue[] = terms === legalVersion ? [] : [{ path: 'terms', key: 'terms.unknownVersion' }];
  if (found.account) return unread;
  const unnamed: Issue[] = name?.trim() ? [] : [{ path: 'name', key: 'validation.required' }];
  const tenants = found.tenant ? [found.tenant.id] : [];
  const [common, short] = await Promise.all([
    passwordIssues(password, { name: name ?? '', email: found.email }),
    readInAuth(pool, (db) => realmPasswordIssues(db, { tenants }, password)),
  ]);
  return [...unnamed, ...[...short, ...common].slice(0, 1), ...unread];
}

/** Identifies the user: the account's owner by password, or a new one. */
async function identify(pool: Pool, found: FoundInvitation, { name = '', password }: Acceptance): Promise<Person> {
  const { account } = found;
  if (!account) return { name: name.trim(), email: found.email, hash: await hashPassword(password) };
  const [row] = await readInAuth(pool, (db) =>
    db.query<{ password_hash: string | null }>('select password_hash from users where uuid = $1 and active', [
      account.uuid,
    ]),
  );
  if (!(await verifyPassword(password, row?.password_hash))) throw new ApiError('invalid_credentials');
  if (!isFit(found)) throw new ApiError('account_unfit');
  return { name: account.name, email: account.email };
}

const insertUser = `
  insert into users (name, email, type, phone, nif, language, password_hash, date_email_verified)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning uuid`;

const verifyUser = `
  update users set date_email_verified = $2 where uuid = $1 and date_email_verified is null`;

const close = `
  update account_invitations set accepted_at = $2, accepted_by = $3, terms_version = $4 where uuid = $1`;

async function accept(
  db: Db,
  { now, language, visit }: Services,
  { token, terms }: Acceptance,
  { name, email, hash }: Person,
  before: FoundInvitation,
): Promise<Continuation> {
  const invitation = await lockInvitation(db, token);
  requireGood(invitation, now);
  // The check is valid only for the same account.
  if (!invitation || invitation.account?.uuid !== before.account?.uuid) throw new ApiError('conflict');
  const at = now.toISOString();
  const { type, phone, nif } = invitation;
  const user = invitation.account?.uuid ?? (await add(db, [name, email, type, phone, nif, language, hash, at]));
  await db.query(verifyUser, [user, at]);
  await giveAccess(db, user, invitation);
  await db.query(close, [invitation.uuid, at, user, terms]);
  const session = await startSession(db, user, now, visit);
  const { tenant } = invitation;
  if (tenant) {
    await db.query("select set_config('app.tenant', $1, true)", [tenant.id]);
    await db.query(leaveAuth);
    await acceptTerms(db, { tenant: tenant.id, user }, { version: terms, language, now });
  }
  return session;
}

async function add(db: Db, values: readonly unknown[]): Promise<string> {
  const [user] = await db.query<{ uuid: string }>(
    insertUser,
    values.map((value) => value ?? null),
  );
  if (!user) throw new Error('The user was not stored');
  return user.uuid;
}
