/** The filters of the specification (§3 Invoice filter). The provider is always the company itself. */
export default [
  'service_buyer',
  'type',
  'number',
  'label',
  'status',
  'created_gte',
  'created_lte',
  'due_date_gte',
  'due_date_lte',
  'paid_on_gte',
  'paid_on_lte',
  'is_overdue',
  'gateway_status',
  'currency',
  'amount_gt',
  'amount_lt',
];
