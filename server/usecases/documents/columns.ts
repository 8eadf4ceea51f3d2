import { enteredFields, type EnteredField } from '../../../domain/documents/fields.ts';
import type { RichDocument } from '../../../domain/richText/document.ts';
import { isRichText } from '../../../domain/schema/kindOf.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import { taxFigures } from '../../../domain/taxes/figures.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';
import { richColumnOf } from '../../resources/richText.ts';

type RichField<S extends ObjectSchema> = {
  [P in EnteredField<S>]: S['properties'][P] extends { readonly kind: 'richText' } ? P : never;
}[EnteredField<S>];

/** The columns that keep the formatting of rich texts, beside those of the plain texts. */
export type RichColumn<S extends ObjectSchema> = `${RichField<S>}_rich`;

type Value<S extends ObjectSchema, Record, P extends EnteredField<S>> =
  P extends RichField<S> ? string | undefined : Record[P & keyof Record];

/** The entered fields of a document as its row keeps them, given its record: null for what is absent. */
export type EnteredRow<S extends ObjectSchema, Record> = {
  readonly [P in EnteredField<S>]: undefined extends Value<S, Record, P>
    ? Exclude<Value<S, Record, P>, undefined> | null
    : Value<S, Record, P>;
} & { readonly [C in RichColumn<S>]: RichDocument | null };

/** An entered field of a document and how its row keeps it. */
export interface StoredField<Name extends string = string, Rich extends string = string> {
  readonly name: Name;
  readonly rich: Rich | undefined;
  readonly isMoney: boolean;
}

/** The entered fields of a document and how its row keeps them. */
export const storedFields = <S extends ObjectSchema>(
  schema: S,
): readonly StoredField<EnteredField<S>, RichColumn<S>>[] =>
  enteredFields(schema).map((name) => {
    const property = ownProperty(schema, name) ?? {};
    const rich = isRichText(property) ? (richColumnOf(name) as RichColumn<S>) : undefined;
    return { name, rich, isMoney: property.kind === 'money' };
  });

/** The columns of entered fields. */
export const enteredColumns = <Name extends string, Rich extends string>(
  fields: readonly StoredField<Name, Rich>[],
): readonly (Name | Rich)[] => fields.flatMap(({ name, rich }) => (rich ? [name, rich] : [name]));

/** The columns that keep the parties as they were when the document was last saved. */
export const partyColumns = ['service_provider', 'service_buyer', 'payment_responsible'] as const;

/** The columns of the amounts that the server computes. */
export const amountColumns = ['subtotal', 'total', ...taxFigures] as const;

/** A column that the content of a document fills: all but those of its number, its status and its link. */
export type ContentColumn<S extends ObjectSchema> =
  | EnteredField<S>
  | RichColumn<S>
  | (typeof partyColumns)[number]
  | (typeof amountColumns)[number];

/** The columns that the content of a document fills. */
export const contentColumns = <S extends ObjectSchema>(schema: S): readonly ContentColumn<S>[] => [
  ...enteredColumns(storedFields(schema)),
  ...partyColumns,
  ...amountColumns,
];

/** Column names as SQL lists them, each behind a prefix. */
export const columnList = (columns: readonly string[], prefix = ''): string =>
  columns.map((column) => prefix + column).join(', ');
