import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';

/** Statement texts and the names they are prepared under on each connection. */
export interface StatementNames {
  /** The same short name for the same text; none once `limit` texts have one. */
  of(text: string): string | undefined;
}

/** Names for at most `limit` texts: a prepared statement costs memory on every connection until it closes. */
export function statementNames(limit: number): StatementNames {
  const names = new Map<string, string>();
  return {
    of(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= limit) return known;
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      names.set(text, name);
      return name;
    },
  };
}

// Only compiles: the statements travel through our own transaction.
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Text with `$1`... and values of a statement composed with kysely's `sql` template. */
export function compile<Row>(statement: RawBuilder<Row>): { text: string; values: readonly unknown[] } {
  const { sql, parameters } = statement.compile(compiler);
  return { text: sql, values: parameters };
}
