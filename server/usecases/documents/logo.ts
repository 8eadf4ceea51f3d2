import { oncePer } from '../../../domain/oncePer.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';
import { companyLogo } from './companyLogo.ts';
import { namesOf, type DocumentNames } from './names.ts';

/** Logos of the document `$2` of the tenant `$1`, as queries of their type and bytes. */
interface Inherited {
  /** One that comes between its own and the company's. */
  readonly between: string;
  /** One that the company had, and the document keeps: a row without bytes where it had none. */
  readonly former: string;
}

/** The logos of a resource's documents that inherit none but the company's. */
export const documentLogos = oncePer((resource: Resource) => logosOf(namesOf(resource)));

/** `server/usecases/<resource>/logos.ts`: what logos documents have where they inherit others. */
export interface LogosFile {
  readonly logos: ReturnType<typeof logosOf>;
}

/** The logos of a resource's documents: each may have its own, in place of the company's. */
export function logosOf({ logos, key }: Pick<DocumentNames, 'logos' | 'key'>, inherited?: Inherited) {
  const upsert = `
    insert into ${logos} (tenant_id, ${key}, type, bytes) values ($1, $2, $3, $4)
    on conflict (tenant_id, ${key}) do update set type = excluded.type, bytes = excluded.bytes`;
  const select = `
    select type, bytes from ${logos} where tenant_id = $1 and ${key} = $2
    union all${inherited ? ` ${inherited.between} union all` : ''}
    select type, bytes from (
      ${inherited ? `(${inherited.former}) union all` : ''} select type, bytes from (${companyLogo('$1')}) now limit 1) company
    where bytes is not null
    limit 1`;
  return {
    /** Keeps the logo that was uploaded with a document, in place of the one before. */
    async save(db: Db, tenant: string, uuid: string, logo: FileContent | undefined): Promise<void> {
      if (logo) await db.query(upsert, [tenant, uuid, logo.type, Buffer.from(logo.bytes)]);
    },
    /** Takes a document's own logo away: the company's stands in its place. */
    async remove(db: Db, tenant: string, uuid: string): Promise<void> {
      await db.query(`delete from ${logos} where tenant_id = $1 and ${key} = $2`, [tenant, uuid]);
    },
    /** The logo of a document: its own, else what it inherits, else the company's, else none. */
    async find(db: Db, tenant: string, uuid: string): Promise<FileContent | undefined> {
      const [row] = await db.query<FileContent>(select, [tenant, uuid]);
      return row;
    },
  };
}
