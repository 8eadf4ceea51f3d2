import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../domain/kinds/money.ts';
import type { Paid } from '../../domain/payments/receipt.ts';
import { useLanguage } from '../i18n/language.ts';
import { leavesOf, type ReceiptValues } from './receiptOf.ts';

interface StaysOpenProps {
  readonly paid: Paid;
  /** The text if nothing stays open. */
  readonly settled?: string;
}

/** What stays open of the invoice, or becomes the client's credit, while typing. */
export function StaysOpen({ paid, settled = 'invoiceActions.receive.settles' }: StaysOpenProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const amount = useWatch<ReceiptValues, 'amount'>({ name: 'amount' });
  const { open, credit } = leavesOf(amount, paid);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      aria-live="polite"
      className="figures"
      sx={{ minHeight: '1.5em' }}
    >
      {credit !== undefined
        ? translate('invoiceActions.receive.becomesCredit', { amount: formatMoney(credit, paid.currency, language) })
        : open !== undefined
          ? translate('invoiceActions.receive.staysOpen', { amount: formatMoney(open, paid.currency, language) })
          : translate(settled)}
    </Typography>
  );
}
