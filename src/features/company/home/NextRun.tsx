import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCreatePath } from '../../../data/createPath.ts';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { daysBetween } from '../../../../domain/dates/date.ts';
import { relativeDay } from '../../../../domain/dates/relativeDay.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { useMay } from '../../../access/useMay.ts';
import { Section } from '../../../generate/Section.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { useCounted } from './useCounted.ts';

/** The next run with invoices: its day, amount and a link. */
export function NextRun({ home: { next_run: run, today } }: { readonly home: Home }) {
  const translate = useTranslate();
  const language = useLanguage();
  const createPath = useCreatePath();
  const counted = useCounted();
  if (!useMay('runs', 'list')) return null;
  return (
    <Section title={translate('runs.next.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <MuiLink component={Link} to={createPath({ resource: 'runs', type: 'list' })}>
          {run
            ? `${formatDate(run.date, language)}, ${relativeDay(daysBetween(today, run.date), language)}: ${counted('home.invoices', run.count)}`
            : translate('home.noRun')}
        </MuiLink>
      </Box>
    </Section>
  );
}
