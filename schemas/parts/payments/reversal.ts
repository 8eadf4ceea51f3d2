import { receipt } from './receipt.ts';

/** Why a booking is undone or an amount given up. */
const reason = { type: 'string', minLength: 1, maxLength: 500, printed: true } as const;

/** The reversal of a payment. */
export const reversal = {
  type: 'object',
  required: ['reason'],
  additionalProperties: false,
  properties: { reason },
} as const;

/** The loss of what is still open of an invoice. */
export const writeOff = {
  type: 'object',
  required: ['reason'],
  additionalProperties: false,
  properties: { reason },
} as const;

/** The use of a client's credit; without amount, as much as the invoice takes. */
export const creditUse = {
  type: 'object',
  additionalProperties: false,
  properties: { amount: { ...receipt.properties.amount, description: 'In the invoice’s currency.' } },
} as const;
