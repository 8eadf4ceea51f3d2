import { createHash } from 'node:crypto';
import { headingText } from '../../../domain/imports/headingText.ts';
import { mappingProblems, type ImportDefaults, type ImportMapping } from '../../../domain/lists/importMapping.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';

/** How a company read a list. */
export interface Remembered {
  readonly columns: ImportMapping;
  readonly defaults: ImportDefaults;
}

const digestOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(headingText)))
    .digest('hex');

const select = `
  select columns, defaults from import_mappings where tenant_id = $1 and resource = $2 and headings = $3`;

const upsert = `
  insert into import_mappings (tenant_id, resource, headings, columns, defaults) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, resource, headings)
    do update set columns = excluded.columns, defaults = excluded.defaults, used_at = moment()`;

const forget = `
  delete from import_mappings where tenant_id = $1 and (resource, headings) in (
    select resource, headings from import_mappings where tenant_id = $1 order by used_at desc offset $2)`;

/** Returns how a list with these headings was read the last time, if its fields still exist and the user sees them. */
export async function rememberedMapping(
  db: Db,
  resource: Resource,
  tenant: string,
  headings: readonly string[],
): Promise<Remembered | undefined> {
  const [found] = await db.query<Remembered>(select, [tenant, resource.name, digestOf(headings)]);
  if (!found || found.columns.length !== headings.length) return undefined;
  const isUsable = mappingProblems(resource, [...found.columns, ...Object.keys(found.defaults)]).every(
    ({ why }) => why === 'twice',
  );
  return isUsable ? found : undefined;
}

/** Remembers how a list was read, up to `most` lists of a company: the least recently used is forgotten. */
export async function rememberMapping(
  db: Db,
  { name }: Resource,
  tenant: string,
  headings: readonly string[],
  { columns, defaults }: Remembered,
  most: number,
): Promise<void> {
  await db.query(upsert, [tenant, name, digestOf(headings), JSON.stringify(columns), JSON.stringify(defaults)]);
  await db.query(forget, [tenant, most]);
}
