import { languageCodes, type Language } from '../../../../domain/languages.ts';
import { passwordLength } from '../../../../domain/validation/password.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInAuth, type Db } from '../../../database/transaction.ts';
import type { FileContent } from '../../../files/content.ts';
import { companyLogo } from '../../../engine/documents/drawing/companyLogo.ts';
import { leaveAuth } from '../../../engine/documents/public/publicLink.ts';

/** The tenant, by short name or own host. */
export interface RealmQuery {
  readonly slug?: string | undefined;
  readonly host?: string | undefined;
}

/** The public data of a tenant for its sign-in page. */
export interface Realm {
  /** Its short name; null if there is no such tenant. */
  readonly slug: string | null;
  readonly name: string | null;
  readonly hasLogo: boolean;
  /** The languages of its sign-in page. */
  readonly languages: readonly Language[];
  /** The minimum length of a new password. */
  readonly passwordLength: number;
}

interface Entered {
  readonly slug: string;
  readonly name: string;
  readonly shows_logo: boolean;
  readonly languages: readonly Language[] | null;
  readonly password_length: number | null;
}

const enter = `
  select t.slug, coalesce(r.name, t.name) as name, coalesce(r.shows_logo, true) as shows_logo, r.password_length,
    case when r.uuid is not null then array_remove(array[case when r.languages_pt then 'pt' end,
      case when r.languages_en then 'en' end, case when r.languages_es then 'es' end], null) end as languages,
    set_config('app.tenant', t.id::text, true)
  from tenants t left join realms r on r.tenant_uuid = t.id
  where t.id = coalesce((select id from tenants where slug = $1), (select tenant_uuid from realms where host = $2))`;

const logo = companyLogo('current_tenant()');

/** Returns whether a tenant exists, with its public data. */
export async function verifyRealm(pool: Pool, query: RealmQuery): Promise<Realm> {
  const { realm, read } = await inRealm(pool, query, (db) => db.query(`select from (${logo}) logo`));
  return {
    slug: realm?.slug ?? null,
    name: realm?.name ?? null,
    hasLogo: realm?.shows_logo === true && read.length > 0,
    languages: realm?.languages ?? languageCodes,
    passwordLength: realm?.password_length ?? passwordLength.min,
  };
}

/** Returns a tenant's logo; undefined without one or if hidden. */
export async function realmLogo(pool: Pool, query: RealmQuery): Promise<FileContent | undefined> {
  const { realm, read } = await inRealm(pool, query, (db) => db.query<FileContent>(logo));
  return realm?.shows_logo ? read[0] : undefined;
}

/** Reads a tenant's realm, and `read` from its rows in the same packet; undefined without such a tenant. */
async function inRealm<Read>(
  pool: Pool,
  { slug, host }: RealmQuery,
  read: (db: Db) => Promise<Read>,
): Promise<{ readonly realm: Entered | undefined; readonly read: Read }> {
  const [[realm], , found] = await readInAuth(pool, (db) =>
    Promise.all([db.query<Entered>(enter, [slug ?? null, host ?? null]), db.query(leaveAuth), read(db)]),
  );
  return { realm, read: found };
}
