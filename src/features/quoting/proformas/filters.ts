/** All filters except the invoice, by which its page lists them. */
export default [
  'status',
  'service_buyer',
  'valid_until_gte',
  'valid_until_lte',
  'created_gte',
  'created_lte',
  'total_gt',
  'total_lt',
  'currency',
];
