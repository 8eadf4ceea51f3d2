import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { isOffered } from '../../../../../domain/actions/offeredActions.ts';
import { invoiceActions } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import accounts from '../../../../../schemas/resources/payments/accounts.ts';
import { useMay } from '../../../../access/useMay.ts';
import { RenewLink } from '../../../../documents/publicLink/RenewLink.tsx';
import { useActions } from '../../../../generate/actions/useActions.ts';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** What a user should know of an invoice first: why it was cancelled, and that its link ended or it cannot be paid online. */
export default function Notices({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const { may } = useActions();
  const maySeeAccounts = useMay(accounts.name, 'show');
  const { cancel_reason: reason, payment_link_error: error, public_hash: hash } = record;
  const hasEnded =
    hash === undefined &&
    may(invoiceActions.commands.renew_link.needs) &&
    isOffered(invoiceActions, 'renew_link', record);
  const isUnpayable = error !== undefined && maySeeAccounts;
  if (!reason && !hasEnded && !isUnpayable) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {reason && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {translate('invoices.standing.cancelled', { reason })}
        </Alert>
      )}
      {hasEnded && (
        <Alert
          severity="warning"
          action={<RenewLink record={record} color="inherit" size="small" />}
          sx={{ flexWrap: 'wrap' }}
        >
          <AlertTitle>{translate('documents.publicLink.ended')}</AlertTitle>
          {translate('documents.publicLink.endedBody')}
        </Alert>
      )}
      {isUnpayable && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('invoices.standing.noPaymentLink', { error })}
        </Alert>
      )}
    </Stack>
  );
}
