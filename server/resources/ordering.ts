import type { OrderTerm as Asked } from '../../domain/lists/order.ts';
import { isDecimalText } from '../../domain/schema/decimalText.ts';
import type { Db } from '../db/transaction.ts';
import type { Reader } from '../scope.ts';
import { resourceNamed } from './registry.ts';
import type { FindFile } from './reading.ts';
import { slotOf } from './slots.ts';
import { columnAt, storageOf, type ReferenceField, type ScalarField, type Storage } from './storage.ts';

/** A term of an order as `find_rows` reads it. */
export interface OrderTerm {
  readonly column: string;
  readonly descending?: true;
  /** Whether it sorts without accents and case, as people look things up. */
  readonly words?: true;
  /** The values of the column in their order. */
  readonly ranks?: readonly (string | number)[];
  /** What it sorts by of that which it points to. */
  readonly label?: { readonly table: string; readonly key: string; readonly column: string; readonly words?: true };
  /** Whether no row is without it, where the database cannot tell. */
  readonly filled?: true;
  /** Whether rows without it come first. */
  readonly empty_first?: true;
  /** A column of days that it runs along with. */
  readonly days?: string;
}

/**
 * The order of a list. A reference sorts by what it points to: as that ranks itself for the reader, else by its label. The
 * key decides among equals, in the direction of the first term; what is empty comes last.
 */
export async function orderOf(
  db: Db,
  { fields, key }: Storage,
  reader: Reader,
  sort: readonly Asked[],
): Promise<OrderTerm[]> {
  const terms = await Promise.all(
    sort.map(async ({ field, descending }): Promise<OrderTerm> => {
      const column = columnAt(fields, field);
      const by = column.is === 'reference' ? await pointedBy(db, reader, column) : wordsOf(column);
      return { column: column.column, ...by, ...(descending && { descending }) };
    }),
  );
  return [...terms, { column: key, ...(sort[0]?.descending && { descending: true }) }];
}

async function pointedBy(
  db: Db,
  reader: Reader,
  { resource: name, table, key }: ReferenceField,
): Promise<Pick<OrderTerm, 'ranks' | 'label'>> {
  const resource = resourceNamed(name);
  if (!resource) throw new RangeError(`No schema describes "${name}", so that nothing sorts by it`);
  const ranks = await (await slotOf<FindFile>(name, 'find'))?.ranking?.(db, reader);
  if (ranks) return { ranks };
  const label = columnAt(storageOf(resource).fields, resource.label);
  return { label: { table, key, column: label.column, ...wordsOf(label) } };
}

/** Whether a column holds words, not dates, figures or the like. */
export const wordsOf = (field: ScalarField | ReferenceField): Pick<OrderTerm, 'words'> =>
  field.is === 'scalar' && field.schema.type === 'string' && !field.schema.format && !isDecimalText(field.schema)
    ? { words: true }
    : {};
