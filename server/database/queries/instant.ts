/** Formats an instant in JSON like the API: ISO 8601 in UTC, to the millisecond. `column` is SQL, never input. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
