import { lineProperty } from '../../../../domain/documents/lineFields.ts';
import { lines } from '../../../../schemas/parts/documents/lines.ts';
import items from '../../../../schemas/resources/invoicing/items.ts';

/** The maximum number of lines of a document. */
export const mostRows = lines.maxItems;

/** The maximum length of a description. */
export const longestDescription = items.schema.properties.description.maxLength;

/** The maximum length of a text between lines. */
export const longestText = lineProperty('description').maxLength ?? longestDescription;

/** The length of other cells with their separator. */
const longestCell = 50;

/** The maximum length of the text. */
export const mostText = mostRows * (longestDescription + 3 * longestCell);

/** The maximum number of text lines, because cells may contain line breaks. */
export const mostLines = 4 * mostRows;

/** Returns whether a text is too large for a browser's text area: 200,000 lines take half a minute. */
export const isTooMuch = (text: string): boolean =>
  text.length > mostText || (text.match(/\r\n?|\n/g)?.length ?? 0) > mostLines;
