import type { Pool } from '../../db/pool.ts';
import { readInAuth } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';

/** What the sign-in page may know of a tenant before anybody has signed in. */
export interface Realm {
  readonly exists: boolean;
  readonly name: string | null;
  readonly hasLogo: boolean;
}

/** Whether there is a tenant of that name, and what may be shown of it. */
export async function verifyRealm(pool: Pool, slug: string | undefined): Promise<Realm> {
  const [row] = await readInAuth(pool, (db) =>
    db.query<{ name: string; has_logo: boolean }>(
      'select name, logo is not null as has_logo from tenants where slug = $1',
      [slug ?? null],
    ),
  );
  return { exists: row !== undefined, name: row?.name ?? null, hasLogo: row?.has_logo ?? false };
}

/** A tenant's logo; undefined where it has none. */
export async function realmLogo(pool: Pool, slug: string): Promise<FileContent | undefined> {
  const [row] = await readInAuth(pool, (db) =>
    db.query<FileContent>('select logo as bytes, logo_type as type from tenants where slug = $1 and logo is not null', [
      slug,
    ]),
  );
  return row;
}
