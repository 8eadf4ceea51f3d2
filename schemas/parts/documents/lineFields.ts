/**
 * What a line states itself, beside its item and its scenario, in the order of its columns. Tables, answers, histories
 * and the console derive it: docs/resources.md says what a new field needs.
 */
export const lineFields = {
  quantity: {
    type: 'string',
    kind: 'decimal',
    decimal: { fraction: 4, minimum: '1', maximum: '99999999' },
    default: '1',
  },
  price: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0.01', maximum: '9999999999' } },
} as const;

/** A line's own fields as an object with all that have a value on each line. */
export const statedLine = {
  type: 'object',
  required: ['quantity', 'price'],
  properties: lineFields,
} as const;
