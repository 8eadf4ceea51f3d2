import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { rememberTexts } from '../rememberTexts.ts';

/** How many texts are remembered with their names. */
const remembered = 1_000;

/** The name that a text is prepared under on each connection: the same short one for the same text. */
export const statementName = rememberTexts(remembered, (text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22),
);

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
