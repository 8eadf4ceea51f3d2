import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Preview, DaySum } from '../../../../../dataProvider/calls/runs.ts';
import { addDays } from '../../../../../domain/dates/date.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { Section } from '../../../../generate/Section.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { DayRows } from './DayRows.tsx';
import { RunNow } from './RunNow.tsx';
import { CauseLink } from './CauseLink.tsx';
import Box from '@mui/material/Box';
import { formatMoney } from '../../../../../domain/kinds/money.ts';

/** The next run: tonight's, or that of the first day with invoices; and what is due now. */
export function NextRun({ preview }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { today, days, held_days: heldDays } = preview;
  const dueNow = days.filter(({ date }) => date === today).reduce((sum, { count }) => sum + count, 0);
  const [next] = [...days, ...heldDays]
    .map(({ date }) => date)
    .filter((date) => date > today)
    .toSorted();
  const issued = days.filter(({ date }) => date === next);
  const toHold = heldDays.filter(({ date }) => date === next);
  const title = translate('runs.next.title');
  return (
    <Section title={title}>
      <Stack sx={{ gridColumn: '1 / -1', gap: 2 }}>
        {dueNow > 0 && (
          <Alert
            severity="info"
            action={<RunNow what="now" label={translate('runs.confirm.now')} request={{}} />}
            sx={{ flexWrap: 'wrap' }}
          >
            {translate('runs.next.due', { smart_count: dueNow })}
          </Alert>
        )}
        <ToHold what="dueToHold" sums={heldDays.filter(({ date }) => date === today)} />
        {next ? (
          <>
            <Typography color="textSecondary">
              {translate(next === addDays(today, 1) ? 'runs.next.tonight' : 'runs.next.on', {
                date: formatDate(next, language),
              })}
            </Typography>
            {issued.length > 0 ? (
              <>
                <DaySums sums={issued} />
                <DayRows label={title} day={next} columns={['contract', 'payer', 'due_date', 'total']} />
              </>
            ) : (
              <Typography>{translate('runs.next.noneThen')}</Typography>
            )}
            <ToHold what="toHold" sums={toHold} />
            {toHold.length > 0 && (
              <DayRows
                label={translate('runs.days.held')}
                day={next}
                isHeld
                columns={['contract', 'payer', 'held_because']}
                actionsOf={(row) => <CauseLink row={row} />}
              />
            )}
          </>
        ) : (
          <Typography color="textSecondary">{translate('runs.next.none')}</Typography>
        )}
      </Stack>
    </Section>
  );
}

/** The amounts of a day by currency. */
function DaySums({ sums }: { readonly sums: readonly DaySum[] }) {
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

interface ToHoldProps {
  /** Which text of `runs.next` to use. */
  readonly what: 'toHold' | 'dueToHold';
  readonly sums: readonly DaySum[];
}

/** The number and amounts of invoices that would be held; nothing without any. */
function ToHold({ what, sums }: ToHoldProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (sums.length === 0) return null;
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  const amounts = sums.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(' · ');
  return <Alert severity="warning">{translate(`runs.next.${what}`, { smart_count: count, amounts })}</Alert>;
}
