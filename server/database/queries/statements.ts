import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { rememberTexts } from '../../base/rememberTexts.ts';

/** The number of texts cached with their names. */
const remembered = 1_000;

/** Returns the short name under which a text is prepared. */
export const statementName = rememberTexts(remembered, (text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22),
);

// Only compiles: statements are sent by our own transaction.
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Compiles a statement of kysely's `sql` template to text with `$1`... and values. */
export function compile<Row>(statement: RawBuilder<Row>): { text: string; values: readonly unknown[] } {
  const { sql, parameters } = statement.compile(compiler);
  return { text: sql, values: parameters };
}
