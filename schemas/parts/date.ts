/** A day as `YYYY-MM-DD`, of a year that somebody means: a mistyped one is no date, and PostgreSQL has no year 0. */
export const date = { type: 'string', format: 'date', pattern: '^(19|2\\d)' } as const;
