import { lines } from '../../../../schemas/parts/lines.ts';
import items from '../../../../schemas/resources/items.ts';

/** As many rows as a document may have lines. */
export const mostRows = lines.maxItems;

/** As long as a description of the catalogue may be. */
export const longestDescription = items.schema.properties.description.maxLength;

/** Characters of each other cell, with what separates it. */
const longestCell = 50;

/** More text than so many rows need. */
export const mostText = mostRows * (longestDescription + 3 * longestCell);

/** Lines of a text of so many rows, some of which hold line breaks. */
export const mostLines = 4 * mostRows;

/** Whether a pasted text is more than a browser shows at once: it takes half a minute for 200,000 lines. */
export const isTooMuch = (text: string): boolean =>
  text.length > mostText || (text.match(/\r\n?|\n/g)?.length ?? 0) > mostLines;
