import type { FilterField } from '../../../generate/list/Filters.tsx';
import { pageProperty } from '../../../generate/properties.ts';
import invoices from '../../../../schemas/resources/invoices.ts';

/** The parameters of the specification (§3 Invoice filter), each by its property. The provider is always the company itself. */
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

export function invoiceFilters(translate: (key: string) => string): readonly FilterField[] {
  return Object.entries(parameters).map(([source, path]) => ({
    ...pageProperty(invoices, path),
    source,
    label: translate(`invoiceActions.filters.${source}`),
  }));
}
