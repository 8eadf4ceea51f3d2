import { sql } from 'kysely';
import { beyond } from '../../domain/access/granting.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Scope } from '../scope.ts';
import type { Proposed } from './columnValues.ts';
import { storageOf, type PermissionsField, type Storage } from './storage.ts';

const selectKnown = 'select name from permissions where name = any($1::text[])';

/**
 * Returns, per input, an issue for each unknown permission, and for those that the user would grant or remove without
 * having them.
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
  { granter }: Scope,
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
    const had = before.get(each.key?.toLowerCase() ?? '') ?? [];
    const unknown = names.flatMap((name, at) =>
      there.has(name) ? [] : { path: `${field.name}.${at}`, key: 'validation.unknownReference' },
    );
    const changed = [...new Set([...had, ...names.filter((name) => there.has(name))])].filter(
      (name) => names.includes(name) !== had.includes(name),
    );
    const notOwn = granter ? beyond(granter, changed) : [];
    return [...unknown, ...notOwn.map((name) => beyondOwn(field, names, name))];
  });
}

/** At the added permission, else at the list it is removed from. */
function beyondOwn({ name: path }: PermissionsField, names: readonly string[], permission: string): Issue {
  const at = names.indexOf(permission);
  return { path: at < 0 ? path : `${path}.${at}`, key: 'validation.beyondOwn', args: { permission } };
}

async function heldBefore(
  db: Db,
  { table, key }: Storage,
  field: PermissionsField,
  proposed: readonly Proposed[],
): Promise<ReadonlyMap<string, string[]>> {
  const keys = proposed.flatMap((each) => each.key ?? []);
  if (keys.length === 0) return new Map();
  const parent = sql.ref(`c.${field.parentColumn}`);
  const rows = await db.run<{ key: string; name: string }>(sql`
    select ${parent}::text as key, p.name from ${sql.table(field.table)} c
    join ${sql.table(table)} t on ${sql.ref(`t.${key}`)} = ${parent}
    join permissions p on p.uuid = c.permission_uuid where ${parent}::text = any(${keys.map((each) => each.toLowerCase())}::text[])`);
  const byKey = Map.groupBy(rows, (row) => row.key);
  return new Map([...byKey].map(([of, held]) => [of, held.map(({ name }) => name)]));
}
