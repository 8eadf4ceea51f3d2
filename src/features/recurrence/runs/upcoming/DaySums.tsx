import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { DaySum } from '../../../../../dataProvider/calls/runs.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';

/** The amounts of a day by currency. */
export function DaySums({ sums }: { readonly sums: readonly DaySum[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5 }}>
      {sums.map(({ currency, count, amount }) => (
        <Box key={currency}>
          <Typography variant="h3" component="p" className="figures" sx={{ overflowWrap: 'anywhere' }}>
            {formatMoney(amount, currency, language)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {translate('runs.days.invoices', { smart_count: count })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
