import type { Infer } from '../../resource.ts';
import { companyNumber, documentTexts } from '../documents/document.ts';
import { confirmScenarios, lines } from '../documents/lines.ts';

/** Whether all later invoices of the contract change too. */
const future_invoices = { type: 'boolean' } as const;

/** The lines of a scheduled invoice. */
export const variedAmount = {
  type: 'object',
  additionalProperties: false,
  properties: {
    items_invoice: lines,
    future_invoices,
    confirm_scenarios: confirmScenarios,
    payment_authorized: { type: 'boolean' },
  },
} as const;

export type VariedAmount = Infer<typeof variedAmount>;

/** The other values of a scheduled invoice. */
export const complement = {
  type: 'object',
  additionalProperties: false,
  properties: {
    company_number: companyNumber,
    observation: documentTexts.observation,
    terms_payment: documentTexts.terms_payment,
    future_invoices,
  },
} as const;

export type Complement = Infer<typeof complement>;
