import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { Hint } from './Hint.tsx';

/** What the exporter is to receive; the hint says of what it is made. */
export function TotalCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount = '') => formatMoney(amount, invoice.currency, language);
  const parts = [
    ['subtotal', money(invoice.subtotal)],
    ['taxes', money(invoice.total_taxes)],
    ['toExporter', money(invoice.total)],
  ] as const;
  const hint = (
    <Box component="span" className="figures" sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2 }}>
      {parts.map(([part, amount]) => (
        <Box key={part} component="span" sx={{ display: 'contents' }}>
          <span>{translate(`invoiceActions.list.${part}`)}</span>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
  return (
    <Hint hint={hint}>
      <Box component="span" className="figures" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        {money(invoice.total)}
      </Box>
    </Hint>
  );
}
