import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { ageText } from '../../../../../domain/reports/ageText.ts';
import type { Statement } from '../../../../../domain/payments/statement/statement.ts';
import { statementAges } from '../../../../../schemas/parts/payments/statement.ts';
import { useLanguage } from '../../../../i18n/language.ts';

/** What is open at the end of a statement, by its days past the due date. */
export function Ageing({ statement: { ageing, currency, to } }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box component="section">
      <Typography variant="h6" component="h3">
        {translate('statement.ageing', { date: formatDate(to, language) })}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          mt: 1,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {ageing.map(({ age, amount }) => (
          <div key={age}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {ageText(statementAges, age, translate)}
            </Typography>
            <Typography component="dd" className="figures" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {formatMoney(amount, currency, language)}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
