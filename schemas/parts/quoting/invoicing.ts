import { date } from '../date.ts';

/** The due date of the invoice that is made of a quote or proforma; by default that of the payment terms. */
export const invoicing = {
  type: 'object',
  additionalProperties: false,
  properties: { due_date: date },
} as const;
