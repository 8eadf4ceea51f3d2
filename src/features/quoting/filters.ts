/** The filters of quotes and of proformas: all except the invoice, by which its page lists them. */
export const quotingFilters = [
  'status',
  'service_buyer',
  'valid_until_gte',
  'valid_until_lte',
  'created_gte',
  'created_lte',
  'total_gt',
  'total_lt',
  'currency',
] as const;
