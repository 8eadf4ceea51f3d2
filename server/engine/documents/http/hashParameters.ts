/** The hash of a document's public link in a path. */
export const publicHashSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{20,100}$', maxLength: 100 } as const;
