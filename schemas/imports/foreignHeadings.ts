import { entityHeadings } from './entities.ts';
import type { ForeignHeadings } from './headings.ts';
import { itemHeadings } from './items.ts';
import { receiptHeadings } from './receipts.ts';

/** The headings that lists of other programs have, by resource. */
export const foreignHeadings: Readonly<Record<string, ForeignHeadings | undefined>> = {
  entities: entityHeadings,
  items: itemHeadings,
  transactions: receiptHeadings,
};
