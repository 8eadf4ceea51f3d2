/** A template of the company, as a record refers to it. */
export const templateReference = {
  type: 'object',
  kind: 'reference',
  ref: 'invoice-templates',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
} as const;

/** The template of documents: a built-in one by link, the company's own by uuid. */
export const templateChoice = {
  type: 'object',
  required: ['template'],
  additionalProperties: false,
  properties: { template: { type: 'string', minLength: 1, maxLength: 120 } },
} as const;
