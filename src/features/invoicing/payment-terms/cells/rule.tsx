import { useTranslate } from 'react-admin';
import type { PaymentTerms } from '../../../../../schemas/resources/invoicing/payment-terms.ts';
import { ruleSentence } from '../../../../documents/paymentTerms/ruleSentence.ts';

export const width = 420;

/** The rule with its numbers, as a sentence. */
export default function RuleCell({ record: { rule = 'days', ...numbers } }: { readonly record: PaymentTerms }) {
  return ruleSentence({ rule, ...numbers }, useTranslate());
}
