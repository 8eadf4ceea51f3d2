/** The stored schema and this program are incompatible; the message says what to do. */
export class MigrationError extends Error {}
