import { expect, it } from 'vitest';
import { lineFieldNames } from '../../domain/documents/lineFields.ts';
import { listedDetailNames } from '../../schemas/parts/documents/lineFields.ts';
import { namesOf } from '../../server/engine/documents/names.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { testDatabase } from '../support/database.ts';

const { ownerPool } = await testDatabase();
const documents = (await loadResources()).filter(({ document }) => document);
const { rows } = await ownerPool.query<{ table: string; column: string }>(
  `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
);

/** The names that have no column of a table or view. */
const lacking = (table: string, names: readonly string[]): string[] => {
  const columns = new Set(rows.filter((row) => row.table === table).map(({ column }) => column));
  return names.filter((name) => !columns.has(name));
};

it.each(documents.map((resource) => namesOf(resource).lines))(
  'the table %s has a column for each field of a line',
  (table) => expect(lacking(table, lineFieldNames), 'Add them in a migration').toEqual([]),
);

it('so has the view of the list of lines', () =>
  expect(lacking('invoice_lines', listedDetailNames), 'Repeat the view in a migration').toEqual([]));
