import { lineFieldNames } from '../../../../domain/documents/lineFields.ts';
import { lineAmounts } from '../../../../schemas/parts/money.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import type { Db } from '../../../database/transaction.ts';
import type { LineRow } from './lines.ts';
import type { DocumentNames } from '../names.ts';
import type { StoredBilled, StoredTextRow } from './storedLines.ts';

/** The columns of a line in every table of lines. */
export const lineColumns = [
  'position',
  'row',
  'item_uuid',
  'item_description',
  'item_names',
  ...lineFieldNames,
  'scenery_uuid',
  'scenery',
  ...Object.keys(lineAmounts),
  ...taxFigures,
];

/** A row to write: as computed, or as it is stored. */
type WrittenRow = LineRow | ((StoredBilled | StoredTextRow) & { readonly position: number });

/** Returns the writers for the lines of a resource's documents; `further` are additional columns of its table. */
export function lineRowsOf(
  { lines: table, key, options }: Pick<DocumentNames, 'lines' | 'key' | 'options'>,
  further: readonly string[] = [],
) {
  const columns = [...lineColumns, ...options, ...further];
  const columnsOfLine = (prefix: string): string => columns.map((column) => prefix + column).join(', ');
  const ofDocument = `i.tenant_id = $1 and i.${key} = $2`;
  const given = `jsonb_populate_recordset(null::${table}, $3) v`;
  const deleteOthers = `
  delete from ${table} i
  where ${ofDocument}
    and not exists (
      select from ${given}
      where v.position = i.position and (${columnsOfLine('v.')}) is not distinct from (${columnsOfLine('i.')}))`;
  const insertAll = `
  insert into ${table} (tenant_id, uuid, ${key}, ${columnsOfLine('')})
  select $1, coalesce(v.uuid, uuidv7()), $2, ${columnsOfLine('v.')} from ${given}`;
  const insertMissing = `${insertAll}
  where not exists (select from ${table} i where ${ofDocument} and i.position = v.position)`;
  return {
    /** Inserts the lines of a new document. */
    insert: (db: Db, tenant: string, uuid: string, lines: readonly LineRow[]): Promise<unknown> =>
      db.query(insertAll, [tenant, uuid, JSON.stringify(lines)]),
    /** Replaces the changed lines of a document. */
    async replace(db: Db, tenant: string, uuid: string, lines: readonly WrittenRow[]): Promise<void> {
      const values = [tenant, uuid, JSON.stringify(lines)];
      await Promise.all([db.query(deleteOthers, values), db.query(insertMissing, values)]);
    },
  };
}
