export const adjustmentKinds = ['discount', 'charge'] as const;

/** A discount or charge: a percentage, or money. */
const adjustment = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: adjustmentKinds },
    percent: {
      type: 'string',
      kind: 'percent',
      decimal: { fraction: 4, minimum: '0', maximum: '1000' },
      description: 'Instead of `amount`. At most 100 of a discount.',
    },
    amount: {
      type: 'string',
      kind: 'money',
      decimal: { fraction: 3, minimum: '0', maximum: '9999999999' },
      description: 'Instead of `percent`.',
    },
    reason: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    reason_code: {
      type: 'string',
      pattern: '^[A-Z0-9]{1,6}$',
      maxLength: 6,
      description: 'A code of UNTDID 5189 for a discount, of UNTDID 7161 for a charge, or one of your own.',
    },
  },
} as const;

/** The discounts and charges of a line: percentages are those of `gross`. */
export const lineAdjustments = { type: 'array', kind: 'adjustments', maxItems: 20, items: adjustment } as const;

/** Those of a document: percentages are those of the sum of the totals of its lines, or of the lines of a scenario. */
export const documentAdjustments = {
  ...lineAdjustments,
  items: {
    ...adjustment,
    properties: {
      ...adjustment.properties,
      scenery: {
        type: 'object',
        kind: 'reference',
        ref: 'scenarios',
        required: ['uuid'],
        additionalProperties: false,
        description: 'The scenario of the lines that it is for; of all lines if absent.',
        properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
      },
    },
  },
} as const;
