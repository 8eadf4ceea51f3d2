import { numberOf } from '../../../domain/documents/issue.ts';
import type { OrderTerm as RequestedTerm } from '../../../domain/lists/order.ts';
import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { isBySeries, numberColumns } from '../documents/numbering/numbersText.ts';
import { resourceNamed } from '../resources/registry.ts';
import { slotOf } from '../resources/slots.ts';
import { columnAt, storageOf, type ReferenceField, type ScalarField, type Storage } from '../resources/storage.ts';

/** A term of an order for `find_rows`. */
export interface OrderTerm {
  readonly column: string;
  readonly descending?: true;
  /** Whether to sort without accents and case. */
  readonly words?: true;
  /** The values of the column in order. */
  readonly ranks?: readonly (string | number)[];
  /** The label of the referenced table to sort by. */
  readonly label?: { readonly table: string; readonly key: string; readonly column: string; readonly words?: true };
  /** Whether no row lacks it, if the database does not know. */
  readonly filled?: true;
  /** Whether rows without it come first. */
  readonly empty_first?: true;
  /** In the first term: a column whose conditions leave the rest in the order of an index. */
  readonly within?: string;
  /** In the first term: rows without it are read along an index of the other terms. */
  readonly apart?: true;
  /** A date column that it correlates with. */
  readonly days?: string;
}

/** The part of `server/features/<feature>/<resource>/find.ts` that orders references to a resource. */
export interface RankingFile {
  /** Returns the keys of all records in order, if it depends on the reader. */
  readonly ranking?: (db: Db, reader: Reader) => Promise<readonly (string | number)[]>;
}

/**
 * Returns the order of a list. A reference sorts by its resource's ranking for the reader, else by its label. The key
 * breaks ties in the direction of the first term; null sorts last.
 */
export async function orderOf(
  db: Db,
  { fields, key }: Storage,
  reader: Reader,
  sort: readonly RequestedTerm[],
): Promise<OrderTerm[]> {
  const terms = await Promise.all(
    sort.map(async ({ field, descending }): Promise<OrderTerm[]> => {
      const found = columnAt(fields, field);
      const direction = descending && { descending };
      if (found.is === 'scalar' && found.schema.counter?.bySeries) {
        return numberColumns.map((column) => ({ column, ...direction }));
      }
      const by = found.is === 'reference' ? await pointedBy(db, reader, found) : wordsOf(found);
      return [{ column: found.column, ...by, ...direction }];
    }),
  );
  return [...terms.flat(), { column: key, ...(sort[0]?.descending && { descending: true }) }];
}

async function pointedBy(
  db: Db,
  reader: Reader,
  { resource: name, table, key }: ReferenceField,
): Promise<Pick<OrderTerm, 'ranks' | 'label'>> {
  const resource = resourceNamed(name);
  if (!resource) throw new RangeError(`No schema describes "${name}", so that nothing sorts by it`);
  const ranks = await (await slotOf<RankingFile>(resource, 'find'))?.ranking?.(db, reader);
  if (ranks) return { ranks };
  // Printed numbers are sorted as numbers.
  const number = isBySeries(resource) ? numberOf(resource) : undefined;
  const label = columnAt(storageOf(resource).fields, number ?? resource.label);
  return { label: { table, key, column: label.column, ...wordsOf(label) } };
}

/** Returns whether a column contains words rather than dates or numbers. */
export const wordsOf = (field: ScalarField | ReferenceField): Pick<OrderTerm, 'words'> =>
  field.is === 'scalar' && field.schema.type === 'string' && !field.schema.format && !isDecimalText(field.schema)
    ? { words: true }
    : {};
