import type { Pool } from '../../db/pool.ts';
import { readInAuth, type Db } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';
import { companyLogo } from '../documents/companyLogo.ts';
import { leaveAuth } from '../documents/publicLink.ts';

/** What the sign-in page may know of a tenant before anybody has signed in. */
export interface Realm {
  readonly exists: boolean;
  readonly name: string | null;
  readonly hasLogo: boolean;
}

const enter = `select name, set_config('app.tenant', id::text, true) from tenants where slug = $1`;

const logo = companyLogo('current_tenant()');

/** Whether there is a tenant of that name, and what may be shown of it. */
export async function verifyRealm(pool: Pool, slug: string | undefined): Promise<Realm> {
  const { name, read } = await inRealm(pool, slug, (db) => db.query(`select from (${logo}) logo`));
  return { exists: name !== undefined, name: name ?? null, hasLogo: read.length > 0 };
}

/** A tenant's logo; undefined where it has none. */
export async function realmLogo(pool: Pool, slug: string): Promise<FileContent | undefined> {
  const { read } = await inRealm(pool, slug, (db) => db.query<FileContent>(logo));
  return read[0];
}

/** The name of a tenant, and in the same packet what `read` asks of its rows: nothing, where there is no such tenant. */
async function inRealm<Read>(
  pool: Pool,
  slug: string | undefined,
  read: (db: Db) => Promise<Read>,
): Promise<{ readonly name: string | undefined; readonly read: Read }> {
  const [[tenant], , found] = await readInAuth(pool, (db) =>
    Promise.all([db.query<{ name: string }>(enter, [slug ?? null]), db.query(leaveAuth), read(db)]),
  );
  return { name: tenant?.name, read: found };
}
