/** A day as `YYYY-MM-DD` in a plausible year, which rejects typing errors and PostgreSQL's missing year 0. */
export const date = { type: 'string', format: 'date', pattern: '^(19|2\\d)' } as const;
