import type { Comparison } from '../../../domain/lists/filters.ts';
import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import type { Property } from '../../../domain/schema/property.ts';
import type { ReferenceField, ScalarField } from '../resources/storage.ts';

/** Any short text. */
export const text = { type: 'string', maxLength: 200 } as const;

/** The maximum number of records named in a request. */
export const mostKeys = 100;

/** The pattern and maximum length of keys. */
export const keyPatterns = {
  uuid: { one: '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}', length: 36 },
  id: { one: '\\d{1,9}', length: 9 },
} as const;

/** One of several keys. */
export const keySchemas = {
  uuid: { type: 'string', format: 'uuid' },
  id: { type: 'integer', minimum: 0, maximum: 999_999_999 },
} as const;

/** Keys joined by commas. */
export const joined = (key: 'uuid' | 'id', description: string) => {
  const { one, length } = keyPatterns[key];
  return {
    type: 'string',
    maxLength: mostKeys * (length + 1),
    pattern: `^(${one}(,${one}){0,${mostKeys - 1}})?$`,
    description,
  } as const;
};

/** The parameter that restricts a list to these keys. */
export const keysParameter = (key: 'uuid' | 'id') =>
  ({
    ...joined(key, `Only these records: at most ${mostKeys} keys, separated by commas.`),
    minLength: 1,
  }) as const;

/** Returns the schema of a filter's value, within the range of its column. */
export function parameterOf(column: ScalarField | ReferenceField, comparison: Comparison): object {
  if (comparison === 'contains') return { ...text, description: 'Part of the text; case and accents are ignored.' };
  if (comparison === 'in') return severalOf(column);
  return column.is === 'reference' ? keyOf(column.key) : valueOf(column.schema);
}

/** The range of PostgreSQL's `int`. */
const keyOf = (key: 'uuid' | 'id'): object =>
  key === 'id'
    ? { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 }
    : { type: 'string', format: 'uuid' };

/** Includes any fraction of a second. */
const longestInstant = 40;

/** PostgreSQL has no year 0, and no offset beyond fourteen hours. */
const patterns: Readonly<Record<string, string>> = {
  date: '^(?!0000)',
  'date-time': '^(?!0000).*([zZ]|[+-](0\\d|1[0-4]):[0-5]\\d)$',
};

/** Returns the schema of a property's value, within the range of its column. */
function valueOf({ type = 'string', kind, ...property }: Property): object {
  const { format, maxLength, enum: choices, numbered, minimum, maximum, decimal } = property;
  if (isDecimalText({ type, kind, ...property })) {
    const widest = { minimum: '-999999999999999', maximum: '999999999999999' };
    return { type, kind, decimal: { fraction: decimal?.fraction ?? 3, ...widest } };
  }
  if (type === 'integer') {
    return { type, minimum: minimum ?? Number.MIN_SAFE_INTEGER, maximum: maximum ?? Number.MAX_SAFE_INTEGER };
  }
  const pattern = patterns[format ?? ''];
  const longest = maxLength ?? (format === 'date-time' ? longestInstant : undefined);
  return {
    type,
    ...(format && { format }),
    ...(pattern && { pattern }),
    ...(longest && { maxLength: longest }),
    ...(choices && { enum: choices }),
    ...(numbered && { numbered }),
  };
}

function severalOf(column: ScalarField | ReferenceField): object {
  const description = 'One value, or several separated by commas.';
  if (column.is === 'reference') return joined(column.key, description);
  const choices = choicesOf(column);
  const one = `(${choices.join('|')})`;
  return { type: 'string', pattern: `^${one}(,${one})*$`, maxLength: choices.join(',').length * 2, description };
}

/** Returns the values of a choice as text. Throws for other columns. */
export function choicesOf({ name, schema }: ScalarField): string[] {
  if (!schema.enum) throw new RangeError(`${name} has no values to choose several of`);
  return schema.enum.map(String);
}
