import { enteredFields, type EnteredField } from '../../../domain/documents/fields.ts';
import type { RichDocument } from '../../../domain/richText/document.ts';
import { isRichText } from '../../../domain/schema/kindOf.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import { recoverableColumns } from '../../../domain/documents/recoverable.ts';
import { taxFigures } from '../../../domain/taxes/figures.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';
import { richColumnOf } from '../resources/richText.ts';

type RichField<S extends ObjectSchema> = {
  [P in EnteredField<S>]: S['properties'][P] extends { readonly kind: 'richText' } ? P : never;
}[EnteredField<S>];

/** The columns with the formatting of rich texts; the plain text has its own column. */
export type RichColumn<S extends ObjectSchema> = `${RichField<S>}_rich`;

type Value<S extends ObjectSchema, Record, P extends EnteredField<S>> =
  P extends RichField<S> ? string | undefined : Record[P & keyof Record];

/** The entered fields of a document's row, typed by its record: null if absent. */
export type EnteredRow<S extends ObjectSchema, Record> = {
  readonly [P in EnteredField<S>]: undefined extends Value<S, Record, P>
    ? Exclude<Value<S, Record, P>, undefined> | null
    : Value<S, Record, P>;
} & { readonly [C in RichColumn<S>]: RichDocument | null };

/** An entered field of a document with its columns. */
export interface StoredField<Name extends string = string, Rich extends string = string> {
  readonly name: Name;
  readonly rich: Rich | undefined;
  readonly isMoney: boolean;
}

/** Returns the entered fields of a document with their columns. */
export const storedFields = <S extends ObjectSchema>(
  schema: S,
): readonly StoredField<EnteredField<S>, RichColumn<S>>[] =>
  enteredFields(schema).map((name) => {
    const property = ownProperty(schema, name) ?? {};
    const rich = isRichText(property) ? (richColumnOf(name) as RichColumn<S>) : undefined;
    return { name, rich, isMoney: property.kind === 'money' };
  });

/** Returns the columns of entered fields. */
export const enteredColumns = <Name extends string, Rich extends string>(
  fields: readonly StoredField<Name, Rich>[],
): readonly (Name | Rich)[] => fields.flatMap(({ name, rich }) => (rich ? [name, rich] : [name]));

/** The columns with the snapshots of the parties from the last save. */
export const partyColumns = ['service_provider', 'service_buyer', 'payment_responsible'] as const;

/** The columns of the amounts that the server computes. */
export const amountColumns = ['subtotal', 'net', 'total', ...taxFigures, ...recoverableColumns] as const;

/** A column of a document's content: not number, status or link. */
export type ContentColumn<S extends ObjectSchema> =
  | EnteredField<S>
  | RichColumn<S>
  | (typeof partyColumns)[number]
  | (typeof amountColumns)[number];

/** Returns the columns of a document's content. */
export const contentColumns = <S extends ObjectSchema>(schema: S): readonly ContentColumn<S>[] => [
  ...enteredColumns(storedFields(schema)),
  ...partyColumns,
  ...amountColumns,
];

/** Returns column names as an SQL list, each with a prefix. */
export const columnList = (columns: readonly string[], prefix = ''): string =>
  columns.map((column) => prefix + column).join(', ');
