/**
 * A text that is written and never read back: a key, a password. As the API answers it, it is set or it is not there;
 * sent back without a value it is kept.
 */
export const secret = {
  type: 'object',
  kind: 'secret',
  additionalProperties: false,
  properties: {
    set: { type: 'boolean', readOnly: true },
    value: { type: 'string', minLength: 1, maxLength: 500, writeOnly: true },
  },
} as const;
