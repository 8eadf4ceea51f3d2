import { sql } from 'kysely';
import { inputOf } from '../../../domain/actions/requests.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Apply, Keyed } from './commandFile.ts';
import { nextNumber, numberGivenBy } from '../writing/counter.ts';
import { keyArray, ownRows } from '../resources/rows.ts';
import { storageOf } from '../resources/storage.ts';
import { columnValues } from '../resources/columnValues.ts';

/** Performs a command without a file: sets its status, fixed values, input, and a number if missing. */
export const applyDeclared =
  (resource: Resource, name: string): Apply<Keyed> =>
  async (db, { tenant }, rows, input) => {
    const { to, set = {} } = resource.actions?.commands[name] ?? {};
    const asks = inputOf(resource, name);
    const entered = asks ? storageOf(asks).fields.filter((field) => input[field.name] !== undefined) : [];
    const number = numberGivenBy(resource, name);
    const values = {
      ...(to !== undefined && { status: to }),
      ...set,
      ...Object.fromEntries(columnValues(entered, input)),
      ...(number !== undefined && { [number]: sql`coalesce(${sql.ref(number)}, ${nextNumber(resource)})` }),
    };
    const { table, key } = storageOf(resource);
    const keys = rows.map((row) => ('uuid' in row ? row.uuid : String(row.id)));
    const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    const update = sql<object>`update ${sql.table(table)} t set ${sql.join(changes)}
      where ${ownRows(resource, tenant.id)} and ${sql.ref(`t.${key}`)} = any(${keyArray(key, keys)})`;
    return changes.length === 0 ? [] : [db.run(update)];
  };
