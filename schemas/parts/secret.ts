/** A secret text: a key, a password. An answer only says whether it is set; sent back without a value it stays. */
export const secret = {
  type: 'object',
  kind: 'secret',
  additionalProperties: false,
  properties: {
    set: { type: 'boolean', readOnly: true },
    value: { type: 'string', minLength: 1, maxLength: 500, writeOnly: true },
  },
} as const;
