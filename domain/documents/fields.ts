import { documentDraft } from '../../schemas/parts/documents/document.ts';
import type { Kind } from '../../schemas/kind.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf } from '../schema/property.ts';

type Properties<S extends ObjectSchema> = S['properties'];

/** What a request only says, what the server fills, and what lies in other tables: lists except adjustments. */
type Elsewhere =
  | { readonly readOnly: true }
  | { readonly writeOnly: true }
  | { readonly type: 'array'; readonly kind?: Exclude<Kind, 'adjustments'> };

/** The properties of a document that are entered, and kept in a column of the same name. */
export type EnteredField<S extends ObjectSchema> = Exclude<
  { [P in keyof Properties<S> & string]: Properties<S>[P] extends Elsewhere ? never : P }[keyof Properties<S> & string],
  keyof typeof documentDraft
>;

/** Their names, in the order of the schema. */
export const enteredFields = <S extends ObjectSchema>(schema: S): readonly EnteredField<S>[] =>
  Object.entries(propertiesOf(schema))
    .filter(([name, { readOnly, writeOnly, type, kind }]) => {
      const isList = type === 'array' && kind !== 'adjustments';
      const isElsewhere = readOnly === true || writeOnly === true || isList;
      return !isElsewhere && !Object.hasOwn(documentDraft, name);
    })
    .map(([name]) => name as EnteredField<S>);
