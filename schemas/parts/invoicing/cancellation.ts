/** What cancelling an invoice asks for. The reason is printed on its document. */
export const cancellation = {
  type: 'object',
  additionalProperties: false,
  properties: {
    reason: {
      type: 'string',
      maxLength: 500,
      printed: true,
      description: 'Why the invoice is cancelled. Printed on its document.',
    },
  },
} as const;
