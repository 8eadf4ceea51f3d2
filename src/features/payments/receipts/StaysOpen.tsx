import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Paid } from '../../../../domain/payments/receipt.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { leavesOf, type ReceiptValues } from './receiptOf.ts';

interface StaysOpenProps {
  readonly paid: Paid;
  /** The text if nothing stays open. */
  readonly settled?: string;
}

/** Returns in words what an amount leaves open of an invoice, or what becomes the client's credit. */
export function useLeaves(amount: string | null, paid: Paid, settled = 'invoiceActions.receive.settles'): string {
  const translate = useTranslate();
  const language = useLanguage();
  const { open, credit } = leavesOf(amount, paid);
  const money = (left: string) => formatMoney(left, paid.currency, language);
  if (credit !== undefined) return translate('invoiceActions.receive.becomesCredit', { amount: money(credit) });
  return open === undefined
    ? translate(settled)
    : translate('invoiceActions.receive.staysOpen', { amount: money(open) });
}

/** The same while typing. */
export function StaysOpen({ paid, settled }: StaysOpenProps) {
  const amount = useWatch<ReceiptValues, 'amount'>({ name: 'amount' });
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      aria-live="polite"
      className="figures"
      sx={{ minHeight: '1.5em' }}
    >
      {useLeaves(amount, paid, settled)}
    </Typography>
  );
}
