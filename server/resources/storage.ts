import { oncePerShape } from '../../domain/access/shape.ts';
import { ownProperty, propertiesOf, type Property } from '../../domain/schema/property.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { scopeNamed } from './registry.ts';

/** A value in a column of its own. */
export interface ScalarField {
  readonly is: 'scalar';
  readonly name: string;
  readonly column: string;
  readonly schema: Property;
}

/** A foreign key, shown with some columns of the row it points to. */
export interface ReferenceField {
  readonly is: 'reference';
  readonly name: string;
  readonly column: string;
  readonly key: 'uuid' | 'id';
  /** The resource it points to. */
  readonly resource: string;
  readonly table: string;
  /** Whether each tenant has rows of its own there. */
  readonly isOfTenant: boolean;
  readonly shown: readonly string[];
  /** Of a snapshot: the references within it that lie in columns of this table. */
  readonly parts: readonly Field[];
}

/** An object whose properties lie in columns that start with its name. */
export interface NestedField {
  readonly is: 'nested';
  readonly name: string;
  readonly fields: readonly Field[];
}

/** An array of objects in a child table, in the order of `position`. */
export interface CollectionField {
  readonly is: 'collection';
  readonly name: string;
  readonly table: string;
  readonly parentColumn: string;
  readonly parentKey: 'uuid' | 'id';
  readonly isOfTenant: boolean;
  readonly fields: readonly Field[];
}

/** Files of the record: rows of `stored_files`, whatever its table. */
export interface FileField {
  readonly is: 'file';
  readonly name: string;
  readonly isList: boolean;
  /** The record's own table, and the address of its resource. */
  readonly table: string;
  readonly url: string;
}

/** A text in a column of its own, sealed. */
export interface SecretField {
  readonly is: 'secret';
  readonly name: string;
  readonly column: string;
  readonly table: string;
}

export type Field = ScalarField | ReferenceField | NestedField | CollectionField | FileField | SecretField;

export interface Storage {
  readonly table: string;
  readonly key: 'uuid' | 'id';
  readonly fields: readonly Field[];
}

/** The table of a resource: its name with underscores. */
export const tableOf = (name: string): string => name.replaceAll('-', '_');

/**
 * Where the values of a resource lie in the database, by the conventions of docs/resources.md; what it refers to has
 * the scope of the resource of that name.
 */
export const storageOf = oncePerShape((resource: Resource): Storage => storageIn(resource, scopeNamed));

/** The same where resources of a name have the scope that `scopeOf` says. */
export function storageIn(resource: Resource, scopeOf: typeof scopeNamed): Storage {
  const table = tableOf(resource.name);
  const { singular: owner, schema, scope } = resource;
  const key = keyOf(schema);
  const files = scope === 'tenant' ? { table, url: urlOf(resource) } : undefined;
  const fields = fieldsOf(propertiesOf(schema), { prefix: '', owner, key, scope, scopeOf, table, files });
  return Object.freeze({ table, key, fields });
}

/** Whether a property of a resource's records keeps for good what it was made with. */
export const isImmutable = ({ schema }: Resource, name: string): boolean =>
  ownProperty(schema, name)?.immutable === true;

/** The column at a path of a resource's fields. A path without one is a mistake of the schema. */
export function columnAt(fields: readonly Field[], path: string): ScalarField | ReferenceField {
  const [head, ...rest] = path.split('.');
  const found = fields.find((field) => field.name === head);
  if (found?.is === 'nested') return columnAt(found.fields, rest.join('.'));
  if (found?.is === 'reference') return referenceWithin(found.parts, rest) ?? found;
  if (found?.is === 'scalar') return found;
  throw new RangeError(`No column holds ${path}`);
}

/** The country of a buyer: `location.country` among the parts of `service_buyer`. */
function referenceWithin(parts: readonly Field[], [head, ...rest]: readonly string[]): ReferenceField | undefined {
  const found = parts.find((part) => part.name === head);
  if (found?.is === 'nested') return referenceWithin(found.fields, rest);
  return found?.is === 'reference' ? found : undefined;
}

interface Place {
  /** What columns begin with. */
  readonly prefix: string;
  /** Whose tables of rows they are, in the singular. */
  readonly owner: string;
  /** The key of those, and whether they are each tenant's or the platform's. */
  readonly key: 'uuid' | 'id';
  readonly scope: Resource['scope'];
  readonly scopeOf: typeof scopeNamed;
  /** The record's own table; of rows within it there is none. */
  readonly table?: string;
  /** Where files lie: those of a tenant's record, not those of a part of it. */
  readonly files?: Pick<FileField, 'table' | 'url'> | undefined;
}

function fieldsOf(properties: Readonly<Record<string, Property>>, place: Place): readonly Field[] {
  return Object.freeze(Object.entries(properties).map(([name, schema]) => Object.freeze(fieldOf(name, schema, place))));
}

function fieldOf(name: string, schema: Property, place: Place): Field {
  const column = place.prefix + name;
  if (schema.ref) {
    const key = keyOf(schema);
    const shown = Object.keys(schema.properties ?? {});
    const isOfTenant = (place.scopeOf(schema.ref) ?? (key === 'uuid' ? 'tenant' : 'platform')) === 'tenant';
    const within = Object.entries(schema.properties ?? {}).filter(([, { type }]) => type === 'object');
    const parts = fieldsOf(Object.fromEntries(within), { ...place, prefix: `${column}_` });
    const points = { resource: schema.ref, table: tableOf(schema.ref), isOfTenant, shown, parts };
    return { is: 'reference', name, column: `${column}_${key}`, key, ...points };
  }
  if (schema.file && !schema.readOnly) {
    if (!place.files) throw new RangeError(`Files belong to a tenant's record itself, ${place.owner} has no ${name}`);
    return { is: 'file', name, isList: schema.type === 'array', ...place.files };
  }
  if (schema.kind === 'secret') {
    if (!place.table) throw new RangeError(`The rows of ${place.owner} keep no secret: ${name}`);
    return { is: 'secret', name, column, table: place.table };
  }
  if (schema.type === 'array' && schema.items?.properties) {
    const singular = tableOf(place.owner);
    const { key: parentKey, scope, scopeOf } = place;
    const fields = fieldsOf(schema.items.properties, { scope, scopeOf, prefix: '', owner: name, key: 'uuid' });
    const parent = { parentColumn: `${singular}_${parentKey}`, parentKey, isOfTenant: scope === 'tenant' };
    return { is: 'collection', name, table: `${singular}_${name}`, ...parent, fields };
  }
  if (schema.properties) {
    return {
      is: 'nested',
      name,
      fields: fieldsOf(schema.properties, { ...place, prefix: `${column}_`, files: undefined }),
    };
  }
  return { is: 'scalar', name, column, schema };
}
