import { memoizedByShape } from '../../../domain/access/shape.ts';
import { isRichText, isStoredWhole } from '../../../domain/schema/kindOf.ts';
import { ownProperty, propertiesOf, type Property } from '../../../domain/schema/property.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { scopeNamed, singularNamed } from './registry.ts';
import { richColumnOf } from './richText.ts';

/** A value in its own column. */
export interface ScalarField {
  readonly is: 'scalar';
  readonly name: string;
  readonly column: string;
  readonly schema: Property;
}

/** A foreign key with some columns of the referenced row. */
export interface ReferenceField {
  readonly is: 'reference';
  readonly name: string;
  readonly column: string;
  readonly key: 'uuid' | 'id';
  /** The referenced resource. */
  readonly resource: string;
  readonly table: string;
  /** Whether tenants have their own rows there. */
  readonly isOfTenant: boolean;
  /** Whether the server sets it, so that writes leave it unchanged. */
  readonly isReadOnly?: boolean;
  readonly shown: readonly string[];
  /** For a snapshot: its references with columns in this table. */
  readonly parts: readonly Field[];
}

/** An object with columns prefixed by its name. */
export interface NestedField {
  readonly is: 'nested';
  readonly name: string;
  readonly fields: readonly Field[];
}

/** An array of objects in a child table, ordered by `position`; an array of references likewise. */
export interface CollectionField {
  readonly is: 'collection';
  readonly name: string;
  readonly table: string;
  readonly parentColumn: string;
  readonly parentKey: 'uuid' | 'id';
  readonly isOfTenant: boolean;
  /** For a list of references: the column of the reference, `currency_id` of `currencies`. */
  readonly pointer: ReferenceField | undefined;
  /** The reference without which a row is empty: `schemas/each.ts`. */
  readonly eachOf: string | undefined;
  /** Whether the server fills it, so that writes leave it unchanged. */
  readonly isFilled: boolean;
  /** Whether it sums up other records, by a view, for lists only. */
  readonly isSummary: boolean;
  readonly fields: readonly Field[];
}

/** Files of the record: rows of `stored_files`, whatever its table. */
export interface FileField {
  readonly is: 'file';
  readonly name: string;
  readonly isList: boolean;
  /** The record's table, and its resource's URL. */
  readonly table: string;
  readonly url: string;
}

/** An encrypted text in its own column. */
export interface SecretField {
  readonly is: 'secret';
  readonly name: string;
  readonly column: string;
  readonly table: string;
}

/** A rich text: plain text in one column, a document in another. */
export interface RichTextField {
  readonly is: 'richText';
  readonly name: string;
  readonly column: string;
  readonly richColumn: string;
}

/** Permissions by name, each a row of a child table. */
export interface PermissionsField extends Pick<
  CollectionField,
  'name' | 'table' | 'parentColumn' | 'parentKey' | 'isOfTenant'
> {
  readonly is: 'permissions';
}

export type Field =
  | ScalarField
  | ReferenceField
  | NestedField
  | CollectionField
  | PermissionsField
  | FileField
  | SecretField
  | RichTextField;

export interface Storage {
  readonly table: string;
  readonly key: 'uuid' | 'id';
  readonly fields: readonly Field[];
}

/** Returns the table of a resource: its name with underscores. */
export const tableOf = (name: string): string => name.replaceAll('-', '_');

/**
 * Returns where a resource's values are stored, by the conventions of docs/resources.md; references have the scope of
 * their resource.
 */
export const storageOf = memoizedByShape((resource: Resource): Storage => storageIn(resource, scopeNamed));

/** The same with scopes given by `scopeOf`. */
export function storageIn(resource: Resource, scopeOf: typeof scopeNamed): Storage {
  const table = tableOf(resource.name);
  const { singular: owner, schema, scope } = resource;
  const key = keyOf(schema);
  const files = scope === 'tenant' ? { table, url: urlOf(resource) } : undefined;
  const fields = fieldsOf(propertiesOf(schema), { prefix: '', owner, key, scope, scopeOf, table, files });
  return Object.freeze({ table, key, fields });
}

/** Returns whether a property is immutable. */
export const isImmutable = ({ schema }: Resource, name: string): boolean =>
  ownProperty(schema, name)?.immutable === true;

/** Returns the column at a path. Throws if there is none, which is an error in a schema. */
export function columnAt(fields: readonly Field[], path: string): ScalarField | ReferenceField {
  const [head, ...rest] = path.split('.');
  const found = fields.find((field) => field.name === head);
  if (found?.is === 'nested') return columnAt(found.fields, rest.join('.'));
  if (found?.is === 'reference') return referenceWithin(found.parts, rest) ?? found;
  if (found?.is === 'scalar') return found;
  if (found?.is === 'richText') return { ...found, is: 'scalar', schema: { type: 'string' } };
  throw new RangeError(`No column holds ${path}`);
}

/** The reference at a path within a snapshot: `location.country` within `service_buyer`. */
function referenceWithin(parts: readonly Field[], [head, ...rest]: readonly string[]): ReferenceField | undefined {
  const found = parts.find((part) => part.name === head);
  if (found?.is === 'nested') return referenceWithin(found.fields, rest);
  return found?.is === 'reference' ? found : undefined;
}

interface Place {
  /** The prefix of columns. */
  readonly prefix: string;
  /** The singular name of the parent. */
  readonly owner: string;
  /** The parent's key, and its scope. */
  readonly key: 'uuid' | 'id';
  readonly scope: Resource['scope'];
  readonly scopeOf: typeof scopeNamed;
  /** The parent's table. */
  readonly table: string;
  /** Where files are stored: for a tenant's record, not for a part of it. */
  readonly files?: Pick<FileField, 'table' | 'url'> | undefined;
}

function fieldsOf(properties: Readonly<Record<string, Property>>, place: Place): readonly Field[] {
  const stored = Object.entries(properties).filter(([, { shownOnce, writeOnly }]) => !shownOnce && !writeOnly);
  return Object.freeze(stored.map(([name, schema]) => Object.freeze(fieldOf(name, schema, place))));
}

function fieldOf(name: string, schema: Property, place: Place): Field {
  const column = place.prefix + name;
  if (schema.ref) {
    const key = keyOf(schema);
    const shown = Object.keys(schema.properties ?? {});
    const isOfTenant = (place.scopeOf(schema.ref) ?? (key === 'uuid' ? 'tenant' : 'platform')) === 'tenant';
    const within = Object.entries(schema.properties ?? {}).filter(([, { type }]) => type === 'object');
    const parts = fieldsOf(Object.fromEntries(within), { ...place, prefix: `${column}_` });
    const readOnly = schema.readOnly && { isReadOnly: true };
    const points = { resource: schema.ref, table: tableOf(schema.ref), isOfTenant, ...readOnly, shown, parts };
    return { is: 'reference', name, column: `${column}_${key}`, key, ...points };
  }
  if (schema.file && !schema.readOnly) {
    if (!place.files) throw new RangeError(`Files belong to a tenant's record itself, ${place.owner} has no ${name}`);
    return { is: 'file', name, isList: schema.type === 'array', ...place.files };
  }
  if (schema.kind === 'secret') return { is: 'secret', name, column, table: place.table };
  if (isRichText(schema)) return { is: 'richText', name, column, richColumn: richColumnOf(column) };
  if (schema.kind === 'permissions' && schema.type === 'array') return { is: 'permissions', ...childOf(name, place) };
  if (isStoredWhole(schema)) return { is: 'scalar', name, column, schema };
  if (schema.type === 'array' && schema.items?.properties) {
    const { table, ...parent } = childOf(name, place);
    const { scope, scopeOf } = place;
    const within: Place = { scope, scopeOf, prefix: '', owner: name, key: 'uuid', table };
    const pointer = schema.items.ref === undefined ? undefined : pointerOf(schema.items, within);
    const fields = pointer ? Object.freeze([pointer]) : fieldsOf(schema.items.properties, within);
    const kept = { eachOf: schema.each?.path, isFilled: schema.readOnly === true, isSummary: !!schema.summarizes };
    return { is: 'collection', ...parent, table, ...kept, pointer, fields };
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

/** The column of a list of references, by the singular of their resource. */
function pointerOf(items: Property, within: Place): ReferenceField {
  const name = tableOf(singularNamed(items.ref ?? '') ?? '');
  const field = fieldOf(name, items, within);
  if (name === '' || field.is !== 'reference') throw new RangeError(`No resource is called ${items.ref}`);
  return field;
}

/** The child table of a property, and its reference to the parent. */
function childOf(name: string, { owner, key: parentKey, scope }: Place) {
  const singular = tableOf(owner);
  const parent = { parentColumn: `${singular}_${parentKey}`, parentKey, isOfTenant: scope === 'tenant' };
  return { name, table: `${singular}_${name}`, ...parent };
}
