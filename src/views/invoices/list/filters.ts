import invoices from '../../../../schemas/resources/invoices.ts';
import { pageProperty, type PageProperty } from '../../../generate/properties.ts';

/** A filter of the list: the API's parameter, and the property whose kind enters it. */
export interface InvoiceFilter extends PageProperty {
  readonly source: string;
}

/** The parameters of the specification (§3 Invoice filter). The provider is always the company itself. */
const parameters = {
  service_buyer: 'service_buyer',
  status: 'status',
  type: 'type',
  number: 'number',
  created_gte: 'created',
  created_lte: 'created',
  amount_gt: 'amount',
  amount_lt: 'amount',
} as const;

export const invoiceFilters: readonly InvoiceFilter[] = Object.entries(parameters).map(([source, path]) => ({
  source,
  ...pageProperty(invoices, path),
}));
