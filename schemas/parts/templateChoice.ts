/** The template of documents: a built-in one by link, the company's own by uuid. */
export const templateChoice = {
  type: 'object',
  required: ['template'],
  additionalProperties: false,
  properties: { template: { type: 'string', minLength: 1, maxLength: 120 } },
} as const;
