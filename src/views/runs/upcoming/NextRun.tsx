import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Preview } from '../../../../dataProvider/calls/runs.ts';
import { addDays } from '../../../../domain/dates/date.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { Section } from '../../../generate/Section.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { ForeseenRows } from './ForeseenRows.tsx';
import { RunNow } from './RunNow.tsx';

/** How many of its invoices are named. */
const named = 8;

/** What the next run will issue: tonight, or on the first day that has something; and what is due this moment. */
export function NextRun({ preview }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { today, days, results } = preview;
  const dueNow = days.filter(({ date }) => date === today).reduce((sum, { count }) => sum + count, 0);
  const next = days.find(({ date }) => date > today)?.date;
  const sums = days.filter(({ date }) => date === next);
  const ofThem = results.filter(({ standing, created }) => standing === 'to_come' && created === next);
  const blocked = ofThem.some(({ held_because: why }) => why);
  const more = sums.reduce((sum, { count }) => sum + count, 0) - Math.min(ofThem.length, named);
  const date = next && formatDate(next, language);
  const title = translate('runs.next.title');
  return (
    <Section title={title}>
      <Stack sx={{ gridColumn: '1 / -1', gap: 2 }}>
        {dueNow > 0 && (
          <Alert
            severity="info"
            action={<RunNow what="now" label={translate('runs.confirm.now')} asked={{}} />}
            sx={{ flexWrap: 'wrap' }}
          >
            {translate('runs.next.due', { smart_count: dueNow })}
          </Alert>
        )}
        {next ? (
          <>
            <Typography color="textSecondary">
              {translate(next === addDays(today, 1) ? 'runs.next.tonight' : 'runs.next.on', { date })}
            </Typography>
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
            {ofThem.length > 0 && (
              <ForeseenRows
                label={title}
                rows={ofThem.slice(0, named)}
                columns={['contract', 'payer', 'due_date', 'total', ...(blocked ? (['held_because'] as const) : [])]}
              />
            )}
            {more > 0 && (
              <Typography color="textSecondary">{translate('runs.next.more', { smart_count: more })}</Typography>
            )}
          </>
        ) : (
          <Typography color="textSecondary">{translate('runs.next.none')}</Typography>
        )}
      </Stack>
    </Section>
  );
}
