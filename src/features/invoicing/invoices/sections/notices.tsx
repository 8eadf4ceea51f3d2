import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { problemWords } from '../../../../../domain/payments/gateways/connection.ts';
import accounts from '../../../../../schemas/resources/payments/accounts.ts';
import { useMay } from '../../../../access/useMay.ts';
import { LinkEndedNotice } from '../../../../documents/publicLink/LinkEndedNotice.tsx';
import { useIsLinkEnded } from '../../../../documents/publicLink/useIsLinkEnded.ts';
import { LateChargeNotice } from '../../../collecting/lateCharge/LateChargeNotice.tsx';
import { isProposed, useLateCharge } from '../../../collecting/lateCharge/useLateCharge.ts';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/**
 * What a user should know of an invoice first: why it was cancelled, and that its link ended or it cannot be paid online, and
 * what its late payment costs.
 */
export default function Notices({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const maySeeAccounts = useMay(accounts.name, 'show');
  const { cancel_reason: reason, payment_link_error: detail, payment_link_problem: problem } = record;
  const hasEnded = useIsLinkEnded()(record);
  const isUnpayable = detail !== undefined && maySeeAccounts;
  const error = problem ? translate(problemWords(problem), { detail }) : detail;
  const { data: charge } = useLateCharge(record.uuid, record.status === 'billed' && record.is_overdue === true);
  const isCharged = charge !== undefined && isProposed(charge);
  if (!reason && !hasEnded && !isUnpayable && !isCharged) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {reason && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {translate('invoices.standing.cancelled', { reason })}
        </Alert>
      )}
      {hasEnded && <LinkEndedNotice record={record} />}
      {isCharged && <LateChargeNotice record={record} charge={charge} />}
      {isUnpayable && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{translate('invoices.standing.noPaymentLink')}</AlertTitle>
          {error}
        </Alert>
      )}
    </Stack>
  );
}
