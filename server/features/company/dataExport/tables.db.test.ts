import { expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { tablesOf } from '../../../engine/history/tables.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import { furtherTables, tablesInside, tablesLeftOut } from './furtherTables.ts';
import { exportedOf, resourcesLeftOut } from './sources.ts';

const { ownerPool } = await testDatabase();
const resources = await loadResources();

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** All columns of the tables of companies. */
const { rows: columns } = await ownerPool.query<Column>(`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id') order by 1, a.attnum`);

const tables = [...new Set(columns.map(({ table }) => table))];
const ofResources = exportedOf(resources).flatMap(tablesOf);
const named = [...Object.keys(furtherTables), ...Object.keys(tablesInside), ...Object.keys(tablesLeftOut)];

it('every table of companies is exported, or named with the reason why not', () => {
  expect(tables.length).toBeGreaterThan(60);
  const undecided = tables.filter((table) => !ofResources.includes(table) && !named.includes(table));
  expect(undecided, 'Add them to furtherTables.ts').toEqual([]);
});

it('no table is named that does not exist, or twice', () => {
  expect(named.filter((table) => !tables.includes(table))).toEqual([]);
  expect(named.filter((table, at) => named.indexOf(table) !== at)).toEqual([]);
  const known = new Set(resources.map(({ name }) => name));
  expect(Object.keys(resourcesLeftOut).filter((name) => !known.has(name))).toEqual([]);
});

it.each(Object.entries(furtherTables))(
  'every column of %s is exported, or named with the reason why not',
  (table, of) => {
    const placed = ['tenant_id', ...of.columns, ...Object.keys(of.without ?? {})];
    const own = columns.filter((each) => each.table === table).map(({ column }) => column);
    expect(placed.toSorted()).toEqual(own.toSorted());
  },
);

it('no column with a secret is exported of a table', () => {
  const isSecret = ({ column, type }: Column) => type === 'sealed' || /secret|password|token|hash$/.test(column);
  const secret = columns.filter(isSecret);
  expect(secret.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining(['account_fields.secret', 'invoices.public_hash', 'payment_requests.public_hash']),
  );
  expect(secret.filter(({ table, column }) => furtherTables[table]?.columns.includes(column))).toEqual([]);
});
