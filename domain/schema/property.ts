import type { Annotations, ObjectSchema } from '../../schemas/resource.ts';

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A part of a schema as code reads it: the words of JSON Schema 2020-12 this project uses, and its own. */
export interface Property extends Annotations {
  readonly $id?: string;
  /** Several where a value may be of either. */
  readonly type?: JsonType | readonly JsonType[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, Property>>;
  readonly items?: Property;
}

/** The schema's properties by name, as `Property`. */
export function propertiesOf(schema: ObjectSchema | Property): Readonly<Record<string, Property>> {
  return (schema.properties ?? {}) as Readonly<Record<string, Property>>;
}

/** The property of that very name; a name of Object's prototype finds nothing. */
export function ownProperty(schema: ObjectSchema | Property, name: string): Property | undefined {
  const properties = propertiesOf(schema);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}
