import { memoized } from '../../../domain/memoized.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import { amountColumns, contentColumns, storedFields } from './columns.ts';
import type { AnyRow, Engine } from './engine.ts';
import { documentLogos } from './drawing/logo.ts';
import { moneyIn } from './lines/money.ts';
import { namesOf } from './names.ts';
import { hasPrintedNumber } from './numbering/numbersText.ts';
import { newRowOf } from './drafts/newRow.ts';
import { documentRecord, linesRecord } from './record.ts';
import { linesColumn } from './lines/storedLines.ts';

/** A row of documents that are stored by the conventions of docs/resources.md. */
export type StoredRow = AnyRow;

/** Reads, writes and serializes documents that are stored by convention. */
export interface StoredDocuments extends Engine {
  /** SQL: the lines of a document `d`. */
  readonly lines: string;
}

/** Returns the access to a resource's documents by convention. */
export const storedDocuments = memoized((resource: Resource): StoredDocuments => {
  const names = namesOf(resource);
  const fields = storedFields(resource.schema);
  const printed = hasPrintedNumber(resource) ? ['full_number'] : [];
  const kept = keptColumns(resource);
  const own = [
    'uuid',
    'number',
    ...printed,
    'status',
    ...contentColumns(resource.schema),
    'public_hash',
    ...kept,
    'version',
    'created_at',
  ];
  const logo = `(select true from ${names.logos} g where g.tenant_id = d.tenant_id and g.${names.key} = d.uuid) as has_logo`;
  const columns = [...own.map((column) => `d.${column}`), logo].join(', ');
  const lines = `${linesColumn(names, 'd')} as lines`;
  const tables = `${names.table} d`;
  const one = `from ${tables} where d.tenant_id = $1 and d.uuid = $2`;
  const reading = (text: string) => async (db: Db, tenant: string, key: string) => {
    const [row] = await db.query<StoredRow>(text, [tenant, key]);
    if (!row) throw new ApiError('not_found');
    return row;
  };
  const lockSome = `select ${columns} from ${tables} where d.tenant_id = $1 and d.uuid = any($2::uuid[]) order by d.uuid for update of d`;
  return {
    resource,
    source: { tables, alias: 'd', columns },
    lines,
    logos: documentLogos(resource),
    // The database fills in what it keeps.
    ...(kept.length === 0 && { newRow: (written) => ({ ...newRowOf(resource, written) }) }),
    toRecord: (row) => {
      const money = moneyIn(row.currency);
      return {
        ...documentRecord(row, fields, money),
        number: row.number ?? undefined,
        full_number: row.full_number ?? undefined,
        status: row.status,
        is_draft: row.status === 'draft',
        public_hash: row.public_hash ?? undefined,
        ...Object.fromEntries(kept.map((name) => [name, row[name] ?? undefined])),
        logo: row.has_logo ? `${urlOf(resource)}/${row.uuid}/logo` : undefined,
        [names.linesAt]: linesRecord(row, money, names.ownFields),
      };
    },
    lock: (db, tenant, keys) => db.query<StoredRow>(lockSome, [tenant, keys]),
    read: reading(`select ${columns}, ${lines} ${one}`),
    readBriefly: reading(`select ${columns} ${one}`),
  };
});

/** The read-only properties that all documents have. */
const shared: ReadonlySet<string> = new Set([
  'uuid',
  'number',
  'full_number',
  'status',
  'is_draft',
  'logo',
  'public_hash',
  'created_at',
  ...amountColumns,
  'importer_net_cost',
]);

/** Returns the columns of the read-only properties that only this resource has. */
const keptColumns = ({ schema }: Resource): readonly string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, { readOnly, type, file }]) =>
    readOnly && type !== 'object' && type !== 'array' && !file && !shared.has(name) ? [name] : [],
  );
