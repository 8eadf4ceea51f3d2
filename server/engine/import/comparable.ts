import { sql, type RawBuilder } from 'kysely';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { normalize } from '../../../domain/taxId/taxId.ts';
import type { Field } from '../resources/storage.ts';

type Scalar = Extract<Field, { readonly column: string }>;

const isTaxId = (field: Scalar): boolean => 'schema' in field && kindOf(field.schema) === 'taxId';

/** The form of a column for matching: tax ids without punctuation, no letter case. Blank is null. */
export function comparable(field: Scalar, column: RawBuilder<unknown>): RawBuilder<string | null> {
  const text = isTaxId(field) ? sql`regexp_replace(${column}, '[\\s./-]', '', 'g')` : sql`${column}::text`;
  return sql<string | null>`nullif(lower(${text}), '')`;
}

/** The same for a given text. */
export const comparableText = (field: Scalar, text: string): string =>
  (isTaxId(field) ? normalize(text) : text).toLowerCase();
