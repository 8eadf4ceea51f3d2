import { useTranslate } from 'react-admin';
import type { PaymentTerms } from '../../../../../schemas/resources/invoicing/payment-terms.ts';
import { ruleSentence } from '../../../../documents/paymentTerms/ruleSentence.ts';

export const width = 420;

/** The rule with its numbers, as a sentence. */
export default function RuleCell({ record }: { readonly record: PaymentTerms }) {
  const { rule = 'days', days, day, months } = record;
  return ruleSentence({ rule, days, day, months }, useTranslate());
}
