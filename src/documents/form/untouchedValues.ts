import { enteredFields, type EnteredField } from '../../../domain/documents/fields.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';

/** The fields of a document that its form holds: the exporter is always one's own company. */
type FormField<S extends ObjectSchema> = Exclude<EnteredField<S>, 'service_provider_uuid'>;

type FormValue<Value> = Value extends boolean
  ? boolean
  : Value extends readonly unknown[]
    ? Value | null
    : string | null;

/** The entered fields of a document as its form holds them, given its record: inputs clear their value to `null`. */
export type EnteredValues<S extends ObjectSchema, Record> = {
  readonly [P in FormField<S>]: FormValue<NonNullable<Record[P & keyof Record]>>;
};

/** The entered fields of a document nobody has touched yet: those above its lines first, then in the order of its schema. */
export function untouched<Values>(schema: ObjectSchema, aboveLines: readonly (keyof Values & string)[]): Values {
  const names = enteredFields(schema).filter((name) => name !== 'service_provider_uuid');
  const ordered = new Set<string>([...aboveLines, ...names]);
  const values = [...ordered].map((name) => [name, ownProperty(schema, name)?.default ?? null]);
  return Object.fromEntries(values) as Values;
}
