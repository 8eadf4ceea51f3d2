import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { dueDateOf } from '../../../../domain/paymentTerms/dueDate.ts';
import { paymentTermsComplete } from '../../../../domain/rules/paymentTermsComplete.ts';
import type { PaymentTerms } from '../../../../schemas/resources/invoicing/payment-terms.ts';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import { todayIn } from '../../../documents/parties/exporter.ts';
import { ruleSentence } from '../../../documents/paymentTerms/ruleSentence.ts';
import { useLanguage } from '../../../i18n/language.ts';

/** Beside the numbers of the terms: the sentence that they make, and an example. */
export default function TermsSentence({ section }: { readonly section: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const today = todayIn(useOwnCompany().data?.time_zone);
  const { rule = 'days', days, day, months } = useWatch<PaymentTerms>();
  const terms = { rule, days, day, months };
  const isEntered = [days, day, months].every((number) => typeof number !== 'string');
  if (section === 'identity' || !isEntered || paymentTermsComplete(terms, { today }).length > 0) return null;
  const date = formatDate(dueDateOf(terms, today), language);
  return (
    <Typography color="textSecondary" aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
      {`${ruleSentence(terms, translate)}. ${translate('documents.paymentTerms.example', { date })}`}
    </Typography>
  );
}
