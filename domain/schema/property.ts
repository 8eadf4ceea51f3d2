import type { Annotations, ObjectSchema } from '../../schemas/resource.ts';

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A part of a schema: the JSON Schema 2020-12 keywords in use, and our own. */
export interface Property extends Annotations {
  readonly $id?: string;
  /** Several types if a value may have any of them. */
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

/** Returns the property of that name, ignoring Object's prototype. */
export function ownProperty(schema: ObjectSchema | Property, name: string): Property | undefined {
  const properties = propertiesOf(schema);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}
