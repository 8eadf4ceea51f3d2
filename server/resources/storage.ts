import type { ObjectSchema, Resource } from '../../schemas/resource.ts';

/** A JSON Schema property as far as storing it goes. */
export interface PropertySchema {
  readonly type?: string;
  readonly format?: string;
  readonly ref?: string;
  readonly kind?: string;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly items?: PropertySchema;
}

/** A value in a column of its own. */
export interface ScalarField {
  readonly is: 'scalar';
  readonly name: string;
  readonly column: string;
  readonly schema: PropertySchema;
}

/** A foreign key, shown with some columns of the row it points to. */
export interface ReferenceField {
  readonly is: 'reference';
  readonly name: string;
  readonly column: string;
  readonly key: 'uuid' | 'id';
  readonly table: string;
  readonly shown: readonly string[];
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
  readonly fields: readonly Field[];
}

export type Field = ScalarField | ReferenceField | NestedField | CollectionField;

export interface Storage {
  readonly table: string;
  readonly key: 'uuid' | 'id';
  readonly fields: readonly Field[];
}

/** The table of a resource: its name with underscores. */
export const tableOf = (name: string): string => name.replaceAll('-', '_');

/** Where the values of a resource lie in the database, by the conventions of docs/architecture.md. */
export function storageOf(resource: Resource): Storage {
  const properties = propertiesOf(resource.schema);
  const key = 'uuid' in properties ? 'uuid' : 'id';
  return { table: tableOf(resource.name), key, fields: fieldsOf(properties, '', resource.singular) };
}

function propertiesOf(schema: ObjectSchema | PropertySchema): Readonly<Record<string, PropertySchema>> {
  return (schema.properties ?? {}) as Readonly<Record<string, PropertySchema>>;
}

function fieldsOf(properties: Readonly<Record<string, PropertySchema>>, prefix: string, owner: string): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, prefix, owner));
}

function fieldOf(name: string, schema: PropertySchema, prefix: string, owner: string): Field {
  const column = prefix + name;
  if (schema.ref) {
    const key = schema.required?.[0] === 'id' ? 'id' : 'uuid';
    const shown = Object.keys(schema.properties ?? {});
    return { is: 'reference', name, column: `${column}_${key}`, key, table: tableOf(schema.ref), shown };
  }
  if (schema.type === 'array' && schema.items?.properties) {
    const singular = tableOf(owner);
    const fields = fieldsOf(schema.items.properties, '', name);
    return { is: 'collection', name, table: `${singular}_${name}`, parentColumn: `${singular}_uuid`, fields };
  }
  if (schema.properties) return { is: 'nested', name, fields: fieldsOf(schema.properties, `${column}_`, owner) };
  return { is: 'scalar', name, column, schema };
}
