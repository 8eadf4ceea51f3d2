/** The template that documents are drawn from: a built-in one by its link, the company's own by its uuid. */
export const templateChoice = {
  type: 'object',
  required: ['template'],
  additionalProperties: false,
  properties: { template: { type: 'string', minLength: 1, maxLength: 120 } },
} as const;
