import type { Db } from '../../../database/transaction.ts';
import { legalVersions } from '../../../drawing/legal/texts.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';

/** A user's consent to a version of terms and license, for a company. */
export interface Acceptance {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly version: string;
  /** The language of the offered texts. */
  readonly language: Language;
  readonly accepted_at: string;
}

/** The user and the company. */
export interface AcceptanceScope {
  readonly tenant: string;
  readonly user: string;
}

const find = `
  select uuid, user_uuid, version, language, accepted_at
  from terms_acceptances where tenant_id = $1 and user_uuid = $2 and version = $3`;

const insert = `
  insert into terms_acceptances (tenant_id, user_uuid, version, language, accepted_at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, user_uuid, version) do nothing returning uuid`;

/** Returns a user's acceptance of a version for a company; undefined without one. */
export async function findAcceptance(
  db: Db,
  { tenant, user }: AcceptanceScope,
  version: string,
): Promise<Acceptance | undefined> {
  const [acceptance] = await db.query<Acceptance>(find, [tenant, user, version]);
  return acceptance;
}

/**
 * Stores an acceptance and returns the stored one, which is the first; `isNew` marks it. Throws `validation` at
 * `version` for an unpublished one.
 */
export async function acceptTerms(
  db: Db,
  scope: AcceptanceScope,
  { version, language, now }: { version: string; language: Language; now: Date },
): Promise<{ acceptance: Acceptance; isNew: boolean }> {
  if (!legalVersions.includes(version)) {
    throw new ApiError('validation', { errors: [{ path: 'version', key: 'terms.unknownVersion' }] });
  }
  const values = [scope.tenant, scope.user, version, language, now.toISOString()];
  const inserted = await db.query(insert, values);
  const acceptance = await findAcceptance(db, scope, version);
  if (!acceptance) throw new ApiError('not_found');
  return { acceptance, isNew: inserted.length > 0 };
}
