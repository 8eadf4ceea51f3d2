import { receipt } from './receipt.ts';

/** A refund of what a gateway collected; without amount, of all that is left. */
export const refund = {
  type: 'object',
  required: ['reason'],
  additionalProperties: false,
  properties: {
    amount: { ...receipt.properties.amount, description: 'In the invoice’s currency; all that is left by default.' },
    reason: { type: 'string', minLength: 1, maxLength: 500, printed: true },
  },
} as const;
