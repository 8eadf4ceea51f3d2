import type { GroupValue } from '../../../domain/reports/groups.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Dimension } from '../../../schemas/report.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { resourceNamed } from '../../engine/resources/registry.ts';
import { finderOf } from '../../engine/resources/finder.ts';
import { columnAt, storageOf } from '../../engine/resources/storage.ts';
import type { Reader } from '../../identity/scope.ts';

/** Converts the database's group text to the filter value of the list. */
export function groupValue(resource: Resource, dimension: Dimension, text: string | null): GroupValue {
  if (text === null || 'by' in dimension || 'ages' in dimension) return text;
  const column = columnAt(storageOf(resource).fields, dimension.path);
  const type = column.is === 'reference' ? { uuid: 'string', id: 'integer' }[column.key] : column.schema.type;
  if (type === 'boolean') return text === 'true';
  return type === 'integer' ? Number(text) : text;
}

/** Returns the names of the records behind groups, by key as text. */
export async function namesOf(
  db: Db,
  resource: Resource,
  dimension: Dimension,
  keys: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, string>> {
  const { ref } = propertyAt(resource.schema, dimension.path) ?? {};
  const referred = ref === undefined ? undefined : resourceNamed(ref);
  if (!referred || keys.length === 0) return new Map();
  const { key } = storageOf(referred);
  const { find } = await finderOf(referred);
  const fields = [key, referred.label];
  const { results } = await find(db, reader, { ...whole, keys, fields, perPage: keys.length }, referred);
  return new Map(
    results.map((record) => [String(valueAt(record, key)), String(valueAt(record, referred.label) ?? '')]),
  );
}

const whole = { page: 1, sort: [], filters: [], held: {}, isCounted: false, further: {} } as const;
