import { sql, type RawBuilder } from 'kysely';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { normalize } from '../../../domain/taxId/taxId.ts';
import type { Field } from '../resources/storage.ts';

type Scalar = Extract<Field, { readonly column: string }>;

export const isTaxId = (field: Scalar): boolean => 'schema' in field && kindOf(field.schema) === 'taxId';

const prefixes = ['PT', 'ES'];

/** The country before a number whose length says that it is one. */
const prefixed = `^(${prefixes.join('|')})(?=[0-9A-Z]{9}$)`;

/** The form of a column for matching: tax ids without punctuation and country, no letter case. Blank is null. */
export function comparable(field: Scalar, column: RawBuilder<unknown>): RawBuilder<string | null> {
  const text = isTaxId(field)
    ? sql`regexp_replace(regexp_replace(upper(${column}), '[\\s./-]', '', 'g'), ${prefixed}, '')`
    : sql`${column}::text`;
  return sql<string | null>`nullif(lower(${text}), '')`;
}

/** The same for a given text. */
export const comparableText = (field: Scalar, text: string): string =>
  (isTaxId(field) ? normalize(text).replace(new RegExp(prefixed), '') : text).toLowerCase();

/** What the generated column `bare_<column>` of a tax id may contain if it matches a given one: all countries that it leaves out. */
export function bareTaxIds(text: string): string[] {
  const bare = normalize(text).replace(/[^A-Z0-9]/g, '');
  const rest = bare.replace(new RegExp(prefixed), '');
  return [...new Set([bare, rest, ...prefixes.map((country) => country + rest)])];
}
