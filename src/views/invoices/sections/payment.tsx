import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import { Section } from '../../../generate/Section.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { Facts } from '../../../shell/dialog/Facts.tsx';
import { type InvoiceSectionProps, paymentOf } from '../actions/dialogProps.ts';
import { receiptFacts } from '../actions/receiptFacts.ts';

/** The payment of an invoice, or its status. */
export default function Payment({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: company } = useOwnCompany();
  const payment = paymentOf(record);
  if (!payment || record.status === 'draft' || record.status === 'future' || record.standing) return null;
  return (
    <Section title={translate('resources.invoices.fields.transactions')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Facts facts={receiptFacts(payment, { language, translate, timeZone: company?.time_zone })} />
      </Box>
    </Section>
  );
}
