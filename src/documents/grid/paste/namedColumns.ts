import { detailFields, type LineField } from '../../../../domain/documents/lineFields.ts';
import { headingText } from '../../../../domain/imports/headingText.ts';
import { lineHeadings } from '../../../../schemas/imports/lines.ts';

/** What a pasted cell is of. */
export type PasteField = 'item' | LineField | 'scenario';

/** The fields of the columns of pasted rows; undefined for a column that is left out. */
export type PasteColumns = readonly (PasteField | undefined)[];

/** Returns the name of a field in the language of the console. */
export type NameOf = (field: PasteField) => string;

/** The order of columns without headings. */
export const fieldsInOrder: readonly PasteField[] = ['item', 'quantity', 'price', 'scenario', ...detailFields];

/**
 * Returns the fields that a first row names, in any of the languages: it names the item, and is made of known names or has
 * another one among others. Undefined for rows that are no such headings.
 */
export function namedColumns(cells: readonly string[], nameOf: NameOf): PasteColumns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const texts = cells.map(headingText);
  const columns: (PasteField | undefined)[] = cells.map(() => undefined);
  for (const field of fieldsInOrder) {
    const names = [...(lineHeadings[field] ?? []), field, nameOf(field)].map(headingText);
    const at = names
      .map((name) => texts.findIndex((text, index) => text !== '' && text === name && !columns[index]))
      .find((found) => found >= 0);
    if (at !== undefined) columns[at] = field;
  }
  const known = columns.filter((field) => field !== undefined).length;
  const isKnown = known > 1 || known === texts.filter((text) => text !== '').length;
  return columns.includes('item') && isKnown ? columns : undefined;
}
