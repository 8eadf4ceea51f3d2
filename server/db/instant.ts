import { sql, type RawBuilder } from 'kysely';

/** An instant inside JSON as the API writes it: ISO 8601 in UTC, to the millisecond. */
export function isoInstant(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
