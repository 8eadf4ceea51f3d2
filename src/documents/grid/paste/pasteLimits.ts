import { lines } from '../../../../schemas/parts/lines.ts';
import items from '../../../../schemas/resources/items.ts';

/** As many rows as a document may have lines. */
export const mostRows = lines.maxItems;

/** As long as a description of the catalogue may be. */
export const longestDescription = items.schema.properties.description.maxLength;

/** Characters of each other cell, with what separates it. */
const longestCell = 50;

/** More text than so many rows need: a browser takes seconds to show millions of characters. */
export const mostText = mostRows * (longestDescription + 3 * longestCell);
