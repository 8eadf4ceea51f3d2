import Box from '@mui/material/Box';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import gatewayEvents, { type GatewayEventRecord } from '../../../../../schemas/resources/payments/gateway-events.ts';
import invoices, { type Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { CommandQuestion } from '../../../../generate/actions/CommandQuestion.tsx';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import type { ActedRecord } from '../../../../generate/actions/useActions.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useLeaves } from '../../receipts/StaysOpen.tsx';
import { Facts } from '../../../../shell/dialog/Facts.tsx';

type Event = GatewayEventRecord & ActedRecord;

/** Books a payment that differs from its invoice, and says what this leaves open, or what becomes the client's credit. */
export default function BookDialog({ record: event, onClose }: ActionDialogProps<Event>) {
  const mayShow = useMay(invoices.name, 'show');
  const { data: invoice } = useGetOne<Invoice & RaRecord<string>>(
    invoices.name,
    { id: event.invoice?.uuid ?? '' },
    { enabled: mayShow && event.invoice !== undefined, retry: false },
  );
  return (
    <CommandQuestion
      resource={gatewayEvents}
      name="book"
      record={event}
      onClose={onClose}
      below={invoice && <Outcome amount={event.amount} invoice={invoice} />}
      icon="payment"
    />
  );
}

/** The reported amount and the open one, and the difference in words. */
function Outcome({ amount, invoice }: { readonly amount: string; readonly invoice: Invoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, created, open_amount: open = '0' } = invoice;
  const leaves = useLeaves(amount, { currency, created, open });
  const facts = [
    { label: translate('resources.gateway-events.fields.amount'), value: formatMoney(amount, currency, language) },
    { label: translate('resources.invoices.fields.open_amount'), value: formatMoney(open, currency, language) },
  ];
  return (
    <Box sx={{ mt: 2, color: 'text.primary' }}>
      <Facts facts={facts} />
      <Box sx={{ mt: 1, fontWeight: 500 }}>{leaves}</Box>
    </Box>
  );
}
