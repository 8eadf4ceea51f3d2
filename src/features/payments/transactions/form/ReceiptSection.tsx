import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { ReceiptFields } from '../../receipts/ReceiptFields.tsx';
import { Remaining } from '../../receipts/Remaining.tsx';
import { StaysOpen } from '../../receipts/StaysOpen.tsx';
import { useProposal } from '../../../../forms/useProposal.ts';
import { Section } from '../../../../generate/Section.tsx';
import { coveredBy, type Payable, paidBy, type PaymentValues, wholeAmount } from './paymentOf.ts';

/** What was received: at first all that is open of the covered invoices, in their currency. */
export function ReceiptSection({ open }: { readonly open: readonly Payable[] }) {
  const translate = useTranslate();
  const [currency, invoices, amount] = useWatch<PaymentValues, ['currency', 'invoices', 'amount']>({
    name: ['currency', 'invoices', 'amount'],
  });
  useProposal('exchange_currency', currency ?? undefined);
  useProposal('amount', currency ? wholeAmount(coveredBy({ invoices }, open), currency) : undefined);
  const paid = paidBy({ currency, invoices, amount }, open);
  return (
    <Section title={translate('resources.transactions.sections.receipt')} isForm>
      <Stack sx={{ gridColumn: '1 / -1', gap: 1, pb: 1 }}>
        <ReceiptFields invoiceCurrency={currency ?? ''} />
        {amount !== null && <StaysOpen paid={paid} settled="transactions.form.settles" />}
        <Remaining paid={paid} />
      </Stack>
    </Section>
  );
}
