import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Paid } from '../../../../domain/payments/receipt.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { type ReceiptValues, remainingOf } from './receiptOf.ts';

const entered = ['amount', 'exchange_currency', 'exchange_rate', 'fee'] as const;

/** The remaining amount in the exchange currency, while typing. */
export function Remaining({ paid }: { readonly paid: Paid }) {
  const translate = useTranslate();
  const language = useLanguage();
  const heading = useId();
  const [amount, exchange_currency, exchange_rate, fee] = useWatch<ReceiptValues, typeof entered>({ name: entered });
  const remaining = remainingOf({ amount, exchange_currency, exchange_rate, fee }, paid);

  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 2,
        flexWrap: 'wrap',
        p: 2,
        borderRadius: 1,
        backgroundColor: tokens.sunken,
      })}
    >
      <div>
        <Typography component="p" variant="subtitle2" id={heading}>
          {translate('invoiceActions.receive.remaining')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate('invoiceActions.receive.formula')}
        </Typography>
      </div>
      <Typography component="output" variant="h3" className="figures" aria-labelledby={heading}>
        {remaining && exchange_currency ? formatMoney(remaining, exchange_currency, language) : '–'}
      </Typography>
    </Box>
  );
}
