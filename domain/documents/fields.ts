import { documentDraft } from '../../schemas/parts/documents/document.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf } from '../schema/property.ts';

type Properties<S extends ObjectSchema> = S['properties'];

/** What a request only says, what the server fills, and what lies in other tables. */
type Elsewhere = { readonly readOnly: true } | { readonly writeOnly: true } | { readonly type: 'array' };

/** The properties of a document that are entered, and kept in a column of the same name. */
export type EnteredField<S extends ObjectSchema> = Exclude<
  { [P in keyof Properties<S> & string]: Properties<S>[P] extends Elsewhere ? never : P }[keyof Properties<S> & string],
  keyof typeof documentDraft
>;

/** Their names, in the order of the schema. */
export const enteredFields = <S extends ObjectSchema>(schema: S): readonly EnteredField<S>[] =>
  Object.entries(propertiesOf(schema))
    .filter(([name, { readOnly, writeOnly, type }]) => {
      const isElsewhere = readOnly === true || writeOnly === true || type === 'array';
      return !isElsewhere && !Object.hasOwn(documentDraft, name);
    })
    .map(([name]) => name as EnteredField<S>);
