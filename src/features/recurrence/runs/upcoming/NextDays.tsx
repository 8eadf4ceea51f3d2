import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Preview } from '../../../../../dataProvider/calls/runs.ts';
import { Section } from '../../../../generate/Section.tsx';
import { DaysChart } from './DaysChart.tsx';

/** Issued and held amounts of the next 30 days, a chart per currency. */
export function NextDays({ preview }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const { today, until, days, held_days: heldDays, is_estimate: isEstimate } = preview;
  const currencies = [...new Set([...days, ...heldDays].map(({ currency }) => currency))].toSorted();
  return (
    <Section title={translate('runs.days.title')}>
      <Stack sx={{ gridColumn: '1 / -1', gap: 3 }}>
        {isEstimate && <Typography color="textSecondary">{translate('runs.days.estimate')}</Typography>}
        {currencies.length === 0 && <Typography color="textSecondary">{translate('runs.next.none')}</Typography>}
        {currencies.map((currency) => (
          <DaysChart
            key={currency}
            currency={currency}
            issued={days.filter((day) => day.currency === currency)}
            held={heldDays.filter((day) => day.currency === currency)}
            from={today}
            until={until}
          />
        ))}
      </Stack>
    </Section>
  );
}
