import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Preview } from '../../../../dataProvider/calls/runs.ts';
import { Section } from '../../../generate/Section.tsx';
import { DaysChart } from './DaysChart.tsx';

/** What goes out in the next 30 days, a chart for each currency. */
export function NextDays({ preview: { today, until, days, is_estimate: isEstimate } }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const byCurrency = [...Map.groupBy(days, ({ currency }) => currency)].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Section title={translate('runs.days.title')}>
      <Stack sx={{ gridColumn: '1 / -1', gap: 3 }}>
        {isEstimate && <Typography color="textSecondary">{translate('runs.days.estimate')}</Typography>}
        {byCurrency.length === 0 && <Typography color="textSecondary">{translate('runs.next.none')}</Typography>}
        {byCurrency.map(([currency, own]) => (
          <DaysChart key={currency} currency={currency} days={own} from={today} until={until} />
        ))}
      </Stack>
    </Section>
  );
}
