/** How payment terms count: days, days and then the end of that month, or a day of a later month. */
export const paymentRules = ['days', 'days_end_of_month', 'day_of_month'] as const;

/** The rule and its numbers; those of other rules do not count. */
export const paymentRule = {
  rule: { type: 'string', enum: paymentRules, default: 'days' },
  days: { type: 'integer', minimum: 0, maximum: 365 },
  day: { type: 'integer', minimum: 1, maximum: 31 },
  months: { type: 'integer', minimum: 1, maximum: 12 },
} as const;

/** When the rule counts days, and when it names a day of the month. */
export const countsDays = { path: 'rule', in: ['days', 'days_end_of_month'] } as const;
export const namesDay = { path: 'rule', eq: 'day_of_month' } as const;

/** Payment terms in a record, with their rule. On input the uuid is enough. */
export const paymentTermsReference = {
  type: 'object',
  kind: 'reference',
  ref: 'payment-terms',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    rule: { type: 'string', enum: paymentRules, readOnly: true },
    days: { type: 'integer', readOnly: true },
    day: { type: 'integer', readOnly: true },
    months: { type: 'integer', readOnly: true },
  },
} as const;
