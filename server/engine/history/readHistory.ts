import { sql } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Reader } from '../../identity/scope.ts';
import { readOne } from '../resources/finder.ts';
import { slotOf } from '../resources/slots.ts';
import { tableOf, type ReferenceField } from '../resources/storage.ts';
import { entriesByPath } from './byPath.ts';
import { mostEntries, tenantRows, type LoggedRow } from './loggedRows.ts';
import { mergeEntries, hasChanges, type AuditEntry } from './mergeEntries.ts';
import { withShownActors } from './shownActors.ts';
import { tablesOf } from './tables.ts';
import { keyArray } from '../resources/rows.ts';
import type { NameOf } from './columns.ts';

/** `server/features/<feature>/<resource>/audit.ts`: how a resource tells the history of one of its records. Throws `not_found`. */
export interface AuditFile {
  readonly audit: (db: Db, tenant: string, uuid: string) => Promise<AuditEntry[]>;
}

/** Whether changes of a resource's records are in the log of the platform: also those of a view, which may lie in both. */
export const isLoggedByPlatform = ({ scope, history }: Resource): boolean => scope !== 'tenant' || Boolean(history);

/**
 * The history of a record, newest first, as its reader sees the resource; `platformLog` is what the log of the platform has
 * of it. Throws `not_found` where the record is not there for the reader.
 */
export async function readHistory(
  db: Db,
  visible: Resource,
  reader: Reader,
  key: string,
  platformLog: readonly LoggedRow[],
): Promise<AuditEntry[]> {
  const tenant = reader.tenant.id;
  const hasOwnHistory = visible.slots?.includes('audit') || visible.document;
  const own = hasOwnHistory ? await slotOf<AuditFile>(visible, 'audit') : undefined;
  if (own) return withShownActors(db, await own.audit(db, tenant, key));
  const [{ record }, logged] = await Promise.all([
    readOne(db, visible, reader, key),
    visible.scope === 'tenant' ? readTenantLog(db, visible, tenant, key) : [],
    requireOwn(db, visible, reader, key),
  ]);
  const rows = [...logged, ...platformLog].toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const keysByField = new Map<ReferenceField, Set<string>>();
  entriesByPath(visible, record, rows, (field, named) =>
    keysByField.set(field, (keysByField.get(field) ?? new Set()).add(named)),
  );
  const nameOf = await readNames(db, tenant, keysByField);
  const entries = mergeEntries(visible, entriesByPath(visible, record, rows, nameOf)).filter(isInformative);
  return withShownActors(db, entries.slice(0, mostEntries));
}

/** Creation and commands stay in the history even if the reader sees none of the changed fields. */
const isInformative = (entry: AuditEntry): boolean =>
  hasChanges(entry) || entry.action === 'created' || entry.command !== null;

/** The row of a company has its own key; its settings have the key of the tenant. */
const companyKey = 'select uuid from companies where tenant_id = $1';

async function readTenantLog(db: Db, visible: Resource, tenant: string, key: string): Promise<LoggedRow[]> {
  const company = visible.single ? await db.query<{ uuid: string }>(companyKey, [tenant]) : [];
  const keys = [key, ...company.map(({ uuid }) => uuid)];
  return db.query<LoggedRow>(tenantRows, [tenant, keys, tablesOf(visible)]);
}

/** What the platform shares with all tenants has a history for its administrators alone. Throws `not_found`. */
async function requireOwn(db: Db, { scope, name }: Resource, { operates, tenant }: Reader, key: string): Promise<void> {
  if (scope !== 'either' || operates) return;
  const [own] = await db.run<object>(sql`
    select 1 from ${sql.table(tableOf(name))} where uuid = ${key} and tenant_uuid = ${tenant.id}`);
  if (!own) throw new ApiError('not_found');
}

/** The keys of other records, by the references that hold them. */
type Keys = ReadonlyMap<ReferenceField, ReadonlySet<string>>;

/** What references say of the records with these keys now, as in the record itself; of one that is gone, its key. */
async function readNames(db: Db, tenant: string, keys: Keys): Promise<NameOf> {
  const read = await Promise.all(
    [...keys].map(async ([field, fieldKeys]) => {
      const rows = await namesOf(db, tenant, field, [...fieldKeys]);
      return [field, new Map(rows.map(({ key, shown }) => [key, shown]))] as const;
    }),
  );
  const names = new Map(read);
  return (field, key) => names.get(field)?.get(key) ?? { [field.key]: field.key === 'id' ? Number(key) : key };
}

function namesOf(db: Db, tenant: string, { table, key, shown, isOfTenant }: ReferenceField, keys: readonly string[]) {
  const pairs = shown.map((name) => sql`${sql.lit(name)}, ${sql.ref(`r.${name}`)}`);
  const own = isOfTenant ? sql`r.tenant_id = ${tenant} and` : sql``;
  return db.run<{ key: string; shown: object }>(sql`
    select ${sql.ref(`r.${key}`)}::text as key, jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs)})) as shown
    from ${sql.table(table)} r where ${own} ${sql.ref(`r.${key}`)} = any(${keyArray(key, keys)})`);
}
