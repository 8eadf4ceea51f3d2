import { sql } from 'kysely';
import { beyond, onlyOfPlatform } from '../../../domain/access/granting.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Proposed } from '../resources/columnValues.ts';
import { storageOf, type PermissionsField, type Storage } from '../resources/storage.ts';

const selectKnown = 'select name from permissions where name = any($1::text[])';

/**
 * Returns, per input, an issue for each unknown permission, for those of the platform in a company's record, and for
 * those that the user would grant or remove without having them.
 */
export async function permissionIssues(
  db: Db,
  resource: Resource,
  scope: Scope,
  proposed: readonly Proposed[],
): Promise<Issue[][]> {
  const storage = storageOf(resource);
  const fields = storage.fields.filter((field) => field.is === 'permissions');
  const found = await Promise.all(fields.map((field) => issuesOf(db, storage, field, scope, proposed)));
  return proposed.map((_, at) => found.flatMap((issues) => issues[at] ?? []));
}

const namesIn = (field: PermissionsField, { input }: Proposed): string[] => (input[field.name] ?? []) as string[];

async function issuesOf(
  db: Db,
  storage: Storage,
  field: PermissionsField,
  { granter, tenant }: Scope,
  proposed: readonly Proposed[],
): Promise<Issue[][]> {
  const all = [...new Set(proposed.flatMap((each) => namesIn(field, each)))];
  const [known, before] = await Promise.all([
    db.query<{ name: string }>(selectKnown, [all]),
    heldBefore(db, storage, field, proposed),
  ]);
  const there = new Set(known.map(({ name }) => name));
  return proposed.map((each) => {
    const names = namesIn(field, each);
    const { names: had = [], isCompanys = tenant.id !== '' } = before.get(each.key?.toLowerCase() ?? '') ?? {};
    const unfit = new Set(granter && isCompanys ? onlyOfPlatform(granter, names) : []);
    const unknown = names.flatMap((name, at) =>
      there.has(name) && !unfit.has(name) ? [] : { path: `${field.name}.${at}`, key: 'validation.unknownReference' },
    );
    const changed = [...new Set([...had, ...names.filter((name) => there.has(name))])].filter(
      (name) => names.includes(name) !== had.includes(name),
    );
    const notOwn = (granter ? beyond(granter, changed) : []).filter((name) => !unfit.has(name));
    return [...unknown, ...notOwn.map((name) => beyondOwn(field, names, name))];
  });
}

/** At the added permission, else at the list it is removed from. */
function beyondOwn({ name: path }: PermissionsField, names: readonly string[], permission: string): Issue {
  const at = names.indexOf(permission);
  return { path: at < 0 ? path : `${path}.${at}`, key: 'validation.beyondOwn', args: { permission } };
}

/** A record before the change: the names of its permissions, and whether it is a company's. */
interface HeldBefore {
  readonly names: readonly string[];
  readonly isCompanys: boolean;
}

async function heldBefore(
  db: Db,
  { table, key }: Storage,
  field: PermissionsField,
  proposed: readonly Proposed[],
): Promise<ReadonlyMap<string, HeldBefore>> {
  const keys = proposed.flatMap((each) => each.key ?? []);
  if (keys.length === 0) return new Map();
  const own = sql.ref(`t.${key}`);
  const rows = await db.run<HeldBefore & { key: string }>(sql`
    select ${own}::text as key, t.tenant_uuid is not null as "isCompanys", array(
      select p.name from ${sql.table(field.table)} c join permissions p on p.uuid = c.permission_uuid
      where ${sql.ref(`c.${field.parentColumn}`)} = ${own}) as names
    from ${sql.table(table)} t where ${own}::text = any(${keys.map((each) => each.toLowerCase())}::text[])`);
  return new Map(rows.map((row) => [row.key, row]));
}
