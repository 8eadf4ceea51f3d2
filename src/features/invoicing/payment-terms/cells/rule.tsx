import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PaymentTerms } from '../../../../../schemas/resources/invoicing/payment-terms.ts';
import { useOwnCompany } from '../../../../documents/parties/useOwnCompany.ts';
import { ruleSentence } from '../../../../documents/paymentTerms/ruleSentence.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';

export const width = 420;

/** The rule with its numbers, as a sentence; it marks the default terms of the company. */
export default function RuleCell({ record }: { readonly record: PaymentTerms }) {
  const translate = useTranslate();
  const usual = useOwnCompany().data?.documents?.payment_terms?.uuid;
  const { uuid, rule = 'days', days, day, months } = record;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span>{ruleSentence({ rule, days, day, months }, translate)}</span>
      {uuid !== undefined && uuid === usual && (
        <StatusTag tone="complete">{translate('documents.paymentTerms.isDefault')}</StatusTag>
      )}
    </Box>
  );
}
