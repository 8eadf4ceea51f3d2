import { sql, type RawBuilder } from 'kysely';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { normalize } from '../../../domain/taxId/taxId.ts';
import type { Field } from '../resources/storage.ts';

type Scalar = Extract<Field, { readonly column: string }>;

const isTaxId = (field: Scalar): boolean => 'schema' in field && kindOf(field.schema) === 'taxId';

/** The country before a number whose length says that it is one. */
const prefixed = '^(PT|ES)(?=[0-9A-Z]{9}$)';

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
