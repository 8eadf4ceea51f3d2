import { entityHeadings } from './entities.ts';
import type { ForeignHeadings } from './headings.ts';
import { itemHeadings } from './items.ts';
import { receiptHeadings } from './receipts.ts';
import { scenarioTributeHeadings } from './scenarioTributes.ts';
import { openingInvoiceHeadings } from './openingInvoices.ts';

/** The headings that lists of other programs have, by resource. */
export const foreignHeadings: Readonly<Record<string, ForeignHeadings | undefined>> = {
  entities: entityHeadings,
  items: itemHeadings,
  scenarios: scenarioTributeHeadings,
  transactions: receiptHeadings,
  'opening-invoices': openingInvoiceHeadings,
};
