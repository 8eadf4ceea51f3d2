import { memoized } from '../../../../domain/memoized.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import type { FileContent } from '../../../files/content.ts';
import { companyLogo, companyLogoVersion } from './companyLogo.ts';
import { namesOf, type DocumentNames } from '../names.ts';

/** SQL queries for the type and bytes of inherited logos of document `$2` of tenant `$1`. */
interface Inherited {
  /** A logo with a priority between the document's own and the company's. */
  readonly between: string;
  /** The former company logo that the document keeps: a row without bytes if the company had none. */
  readonly former: string;
  /** The SQL expressions of their versions, by the alias of the documents. */
  readonly versions: (alias: string) => readonly string[];
}

/** Returns the logos of a resource's documents that inherit only the company's logo. */
export const documentLogos = memoized((resource: Resource) => logosOf(namesOf(resource)));

/** `server/features/<feature>/<resource>/logos.ts`: the logos of documents that inherit further ones. */
export interface LogosFile {
  readonly logos: ReturnType<typeof logosOf>;
}

/** Returns the logos of a resource's documents: each may have its own, which overrides the company's. */
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
    /** SQL expression: the version of the logo of the documents of `alias`, as text. */
    version: (alias: string): string => {
      const ofDocument = `g.tenant_id = ${alias}.tenant_id and g.${key} = ${alias}.uuid`;
      const own = `(select 'own ' || g.xmin from ${logos} g where ${ofDocument})`;
      const versions = [own, ...(inherited?.versions(alias) ?? []), companyLogoVersion(`${alias}.tenant_id`)];
      return `coalesce(${versions.join(', ')})`;
    },
    /** Stores an uploaded logo of a document, replacing the previous one. */
    async save(db: Db, tenant: string, uuid: string, logo: FileContent | undefined): Promise<void> {
      if (logo) await db.query(upsert, [tenant, uuid, logo.type, Buffer.from(logo.bytes)]);
    },
    /** Deletes a document's own logo: it shows the company's again. */
    async remove(db: Db, tenant: string, uuid: string): Promise<void> {
      await db.query(`delete from ${logos} where tenant_id = $1 and ${key} = $2`, [tenant, uuid]);
    },
    /**
     * Returns the logo of a document: its own, else the inherited one, else the company's; undefined if there is none.
     */
    async find(db: Db, tenant: string, uuid: string): Promise<FileContent | undefined> {
      const [row] = await db.query<FileContent>(select, [tenant, uuid]);
      return row;
    },
  };
}
