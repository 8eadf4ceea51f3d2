import { knownNumber } from '../../../../../domain/documents/knownNumber.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useGetMany, useNotify, useRefresh, useTranslate } from 'react-admin';
import { paymentCalls } from '../../../../../dataProvider/calls/payments.ts';
import { HttpError } from '../../../../../dataProvider/httpError.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { sumByCurrency } from '../../../../../domain/money/sum.ts';
import { mostTogether } from '../../../../../domain/payments/clientLink.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import type { BulkViewProps } from '../../../../generate/list/bulk/bulkViews.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { paymentOf, type ListedInvoice } from '../actions/dialogProps.ts';

const words = 'invoiceActions.pay';

/** Leads a user of a client to the gateway's page on which the selected invoices are paid together. */
export default function PayDialog({ resource, selection, subject, onClose }: BulkViewProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const ids = 'matching' in selection ? [] : [...selection];
  const isTooMany = 'matching' in selection || ids.length > mostTogether;
  const { data: selected = [] } = useGetMany<ListedInvoice>(resource.name, { ids }, { enabled: !isTooMany });
  const payable = selected.filter((invoice) => invoice.status === 'billed' && paymentOf(invoice)?.payment_link);
  const left = selected
    .filter((invoice) => !payable.includes(invoice))
    .map((invoice) => String(knownNumber(invoice) ?? ''))
    .toSorted((one, other) => one.localeCompare(other, language, { numeric: true }));
  const sums = sumByCurrency(payable.map(({ open_amount: amount = '0', currency }) => ({ amount, currency })));
  const amount = sums.map((sum) => formatMoney(sum.amount, sum.currency, language)).join(' + ');
  const { pay, isPending, refusals } = usePay(payable, onClose);
  const isReady = payable.length > 0 && sums.length === 1;
  return (
    <DialogFrame
      title={translate(`${words}.title`, { smart_count: ids.length })}
      subtitle={subject}
      onClose={onClose}
      pending={isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" loading={isPending} disabled={!isReady} onClick={() => pay()}>
            {isReady ? translate(`${words}.now`, { amount }) : translate('resources.invoices.actions.pay.name')}
          </Button>
        </>
      }
    >
      {isTooMany && <Alert severity="warning">{translate(`${words}.most`, { count: mostTogether })}</Alert>}
      {sums.length > 1 && <Alert severity="warning">{translate(`${words}.currencies`)}</Alert>}
      {refusals.map((refusal) => (
        <Alert key={refusal} severity="error">
          {refusal}
        </Alert>
      ))}
      {left.length > 0 && (
        <Alert severity="info">
          {translate(`${words}.left`, { numbers: left.join(', '), smart_count: left.length })}
        </Alert>
      )}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payable.map(({ uuid, open_amount: open = '0', currency, ...invoice }) => (
          <Stack key={uuid} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>{`${translate('resources.invoices.name', { smart_count: 1 })} ${knownNumber(invoice)}`}</span>
            <span className="figures">{formatMoney(open, currency, language)}</span>
          </Stack>
        ))}
      </Stack>
      {isReady && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{translate(`${words}.sum`)}</Typography>
          <Typography className="figures" sx={{ fontWeight: 600 }}>
            {amount}
          </Typography>
        </Stack>
      )}
    </DialogFrame>
  );
}

/** Begins the payment and leaves for the gateway; one that is paid already closes the dialog. */
function usePay(invoices: readonly ListedInvoice[], onClose: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const http = useHttp();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => paymentCalls(http).begin(invoices.map(({ uuid }) => uuid)),
    onSuccess: ({ payment_url: url }) => {
      if (url) return location.assign(url);
      notify(`${words}.sent`, { type: 'info' });
      refresh();
      onClose();
    },
  });
  const errors = error instanceof HttpError ? Object.values(error.errors) : [];
  const message =
    error instanceof HttpError && error.message
      ? translate(error.message, { _: error.message })
      : translate(`${words}.failed`);
  return { pay: mutate, isPending, refusals: error === null ? [] : errors.length > 0 ? errors : [message] };
}
