import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ClientRisk } from '../../../../../dataProvider/calls/clientRisk.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { formatPercent } from '../../../../../domain/kinds/percent.ts';
import { useLanguage } from '../../../../i18n/language.ts';

interface RiskInProps {
  readonly risk: ClientRisk['results'][number];
  /** Whether the currency is named above, because there are several. */
  readonly isNamed: boolean;
}

/** How a client paid in a currency: its delay, what it paid late, and the most that it has owed. */
export function RiskIn({ risk, isNamed }: RiskInProps) {
  const { currency, paid, late, days_late: days, highest_open: highest, highest_on: on } = risk;
  const translate = useTranslate();
  const language = useLanguage();
  const say = (key: string, args?: object) => translate(`documents.risk.${key}`, args);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const share = paid > 0 && formatPercent(String(Math.round((late * 100) / paid)), language);
  return (
    <Box sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {isNamed && (
        <Typography component="h3" variant="subtitle2">
          {currency}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {days !== undefined && (
          <Line label={say('delay')}>
            {late > 0 ? say('days', { days: formatDecimal(days, language) }) : say('onTime')}
          </Line>
        )}
        {share && <Line label={say('late')}>{say('share', { late, paid, share })}</Line>}
        <Line label={say('highest')} note={say('on', { date: formatDate(on, language) })}>
          {money(highest)}
        </Line>
      </Box>
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly children: string;
  readonly note?: string;
}

function Line({ label, children, note }: LineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.25 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" className="figures" sx={{ m: 0, textAlign: 'right' }}>
        {children}
        {note && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
