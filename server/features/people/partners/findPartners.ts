import type { AccessState } from '../../../../schemas/parts/people/partner.ts';
import { normalEmail } from '../../../identity/accountName.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { readInAuth, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';

/** An accountant as a company sees them. */
export interface Partner {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly organization?: string;
  readonly phone?: string;
  readonly nif?: string;
  readonly access: boolean;
  readonly state: AccessState;
}

/** The company that looks up accountants, and the user, who sees all of their own data. */
export interface Viewer {
  /** The key of the company; absent outside of one. */
  readonly tenant: string | undefined;
  readonly user: string;
}

/** `$1` is the company, `$2` the user. Phone and tax id are visible only with access. */
const select = `
  select jsonb_strip_nulls(jsonb_build_object('uuid', u.uuid, 'name', u.name, 'email', u.email,
    'organization', u.organization, 'access', coalesce(g.state = 'granted', false), 'state', coalesce(g.state, 'none'),
    'phone', case when g.state = 'granted' or u.uuid = $2 then u.phone end,
    'nif', case when g.state = 'granted' or u.uuid = $2 then u.nif end)) as partner
  from users u left join access_grants g on g.user_uuid = u.uuid and g.tenant_uuid = $1
  where u.type in ('ACCOUNTANT', 'PARTNER') and u.active`;

const byEmail = `${select} and lower(u.email) = $3`;
const byKey = `${select} and u.uuid = $3`;

/** Finds the accountant with exactly this address. Partial addresses match nobody. */
export async function searchPartners(pool: Lender, { tenant, user }: Viewer, email: string): Promise<Partner[]> {
  const values = [tenant ?? null, user, normalEmail(email)];
  const found = await readInAuth(pool, (db) => db.query<{ partner: Partner }>(byEmail, values));
  return found.map(({ partner }) => partner);
}

const requested = `${select} and g.state = 'requested' order by g.at, u.uuid limit 100`;

/** Returns the accountants that requested access to a company, longest waiting first. */
export async function requestingPartners(pool: Lender, { tenant, user }: Viewer): Promise<Partner[]> {
  const found = await readInAuth(pool, (db) => db.query<{ partner: Partner }>(requested, [tenant ?? null, user]));
  return found.map(({ partner }) => partner);
}

/** Reads an accountant. Throws `not_found`. */
export const readPartner = (pool: Lender, viewer: Viewer, uuid: string): Promise<Partner> =>
  readInAuth(pool, (db) => partnerOf(db, viewer, uuid));

/** Reads an accountant with the sign-in role. Throws `not_found`. */
export async function partnerOf(db: Db, { tenant, user }: Viewer, uuid: string): Promise<Partner> {
  const [found] = await db.query<{ partner: Partner }>(byKey, [tenant ?? null, user, uuid]);
  if (!found) throw new ApiError('not_found');
  return found.partner;
}
