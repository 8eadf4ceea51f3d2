import { sql } from 'kysely';
import { codes, isCodeType } from '../../../domain/fields/codes.ts';
import type { Definition } from '../../../domain/fields/definition.ts';
import { fieldIssue } from '../../../domain/fields/fieldIssue.ts';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Defined } from '../../../schemas/defined.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Input } from '../resources/columnValues.ts';
import { resourceNamed } from '../resources/registry.ts';
import { storageOf, type CollectionField } from '../resources/storage.ts';

/** An input with its stored defined rows, and their issues. */
export interface Filled {
  readonly input: Input;
  readonly issues: readonly Issue[];
}

/** A record to create, or to replace by key. */
interface Proposed {
  readonly tenant: string;
  readonly input: Input;
  readonly key?: string | undefined;
}

/**
 * Checks lists whose rows another record defines (`schemas/defined.ts`). A row is identified by its field; empty rows
 * and rows of removed fields are dropped.
 */
export async function fillDefined(db: Db, resource: Resource, proposed: Proposed): Promise<Filled> {
  const lists = listsOf(resource);
  if (lists.length === 0) return { input: proposed.input, issues: [] };
  const filled = await Promise.all(
    lists.map(async ({ field, defined }) => {
      const [definitions, stored] = await Promise.all([
        definitionsAt(db, resource, defined, proposed.input),
        storedRows(db, field, proposed),
      ]);
      return { name: field.name, ...rowsOf(field.name, proposed.input[field.name], definitions, stored) };
    }),
  );
  const rows = Object.fromEntries(filled.map((each) => [each.name, each.rows]));
  return { input: { ...proposed.input, ...rows }, issues: filled.flatMap(({ issues }) => issues) };
}

interface DefinedList {
  readonly field: CollectionField;
  readonly defined: Defined;
}

function listsOf(resource: Resource): DefinedList[] {
  const properties = propertiesOf(resource.schema);
  return storageOf(resource).fields.flatMap((field) => {
    const defined = properties[field.name]?.defined;
    return field.is === 'collection' && defined ? [{ field, defined }] : [];
  });
}

/** Returns the field definitions of the input's related record, or none. */
async function definitionsAt(db: Db, resource: Resource, { by, at }: Defined, input: Input): Promise<Definition[]> {
  const key = referenceKey(input[by]);
  const owner = resourceNamed(propertiesOf(resource.schema)[by]?.ref ?? '');
  const list = owner && storageOf(owner).fields.find(({ name }) => name === at);
  if (list?.is !== 'collection') throw new RangeError(`Nothing defines the rows of ${resource.name} at ${by}.${at}`);
  if (key === undefined) return [];
  return db.run<Definition>(sql`
    select uuid, name, type, options, required from ${sql.table(list.table)}
    where ${sql.ref(list.parentColumn)} = ${key} order by position`);
}

interface Stored {
  readonly uuid: string;
  readonly field: string;
  readonly is_set: boolean;
}

async function storedRows(
  db: Db,
  { table, parentColumn }: CollectionField,
  { tenant, key }: Proposed,
): Promise<Stored[]> {
  if (key === undefined) return [];
  return db.run<Stored>(sql`
    select uuid, field, secret is not null as is_set from ${sql.table(table)}
    where tenant_id = ${tenant} and ${sql.ref(parentColumn)} = ${key}`);
}

function rowsOf(name: string, given: unknown, definitions: readonly Definition[], stored: readonly Stored[]) {
  const entered = Array.isArray(given) ? given.filter(isObject) : [];
  const rows: Input[] = [];
  const issues: Issue[] = [];
  for (const definition of definitions) {
    const at = entered.findIndex(({ field }) => isSame(field, definition.uuid));
    const before = stored.find(({ field }) => field === definition.uuid);
    const row = contentOf(definition, entered[at] ?? {}, before?.is_set ?? false);
    const issue = fieldIssue(definition, row);
    if (issue) issues.push({ ...issue, path: at === -1 ? name : `${name}.${at}.${issue.path}` });
    if (row.value !== undefined || row.secret !== undefined) {
      rows.push({ ...(before && { uuid: before.uuid }), field: definition.uuid, ...row });
    }
    const again = entered.findIndex(({ field }, place) => place > at && isSame(field, definition.uuid));
    if (again !== -1) issues.push({ path: `${name}.${again}.field`, key: 'validation.taken' });
  }
  return { rows, issues };
}

const isSame = (field: unknown, uuid: string): boolean => typeof field === 'string' && field.toLowerCase() === uuid;

/** Returns the row's value; for a secret, a new value or that the stored one stays. */
function contentOf({ type }: Definition, { value, secret }: Input, isSet: boolean): { value?: string; secret?: Input } {
  if (type === 'secret') {
    const text = isObject(secret) ? secret['value'] : undefined;
    if (typeof text === 'string') return { secret: { value: text } };
    return isObject(secret) && isSet ? { secret: { set: true } } : {};
  }
  if (typeof value !== 'string' || value.trim() === '') return {};
  return { value: isCodeType(type) ? codes[type].normalize(value) : value.trim() };
}
