import type { Db } from '../../db/transaction.ts';
import { legalVersions } from '../../documents/legal/texts.ts';
import { ApiError } from '../../errors.ts';
import type { Language } from '../../i18n.ts';

/** Somebody's consent to one version of the terms and the license, on behalf of a company. */
export interface Acceptance {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly version: string;
  /** The language in which the texts were offered. */
  readonly language: Language;
  readonly accepted_at: string;
}

/** Who accepts, and for which company. */
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

/** The acceptance of a version by a user for a company; undefined where there is none. */
export async function findAcceptance(
  db: Db,
  { tenant, user }: AcceptanceScope,
  version: string,
): Promise<Acceptance | undefined> {
  const [acceptance] = await db.query<Acceptance>(find, [tenant, user, version]);
  return acceptance;
}

/**
 * Stores the acceptance of a version, and answers what is stored: the first one, however often it is repeated.
 * `isNew` says whether this was the first. Throws `validation` at `version` for one that was never published.
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
