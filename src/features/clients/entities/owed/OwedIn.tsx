import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import type { Owed } from '../../../../../domain/payments/amounts/owed.ts';
import { useLanguage } from '../../../../i18n/language.ts';

/** What a client owes in a currency: the open amount, and smaller its credit and what was received. */
export function OwedIn({ owed: { currency, open, invoices, credit, received } }: { readonly owed: Owed }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  return (
    <Box sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="h3" component="p" className="figures" sx={{ overflowWrap: 'anywhere' }}>
        {money(open)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {translate('documents.owed.invoices', { smart_count: invoices })}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {credit && <Line label={translate('documents.owed.credit')} amount={money(credit)} />}
        {received && <Line label={translate('documents.owed.received')} amount={money(received)} />}
      </Box>
    </Box>
  );
}

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" className="figures" sx={{ m: 0 }}>
        {amount}
      </Typography>
    </Box>
  );
}
