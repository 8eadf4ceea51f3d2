import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCreatePath } from '../../../../data/createPath.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import runs from '../../../../../schemas/resources/recurrence/runs.ts';
import { useMay } from '../../../../access/useMay.ts';
import { Section } from '../../../../generate/Section.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** The issue date of a scheduled invoice, and why it is on hold. */
export default function Scheduled({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { schedule_status: scheduleStatus, held_because: why, created, due_date: due } = record;
  if (!scheduleStatus) return null;
  const dates = { created: formatDate(created, language), due: formatDate(due, language) };
  return (
    <Section title={translate('invoices.scheduled.title')}>
      <Stack sx={{ gridColumn: '1 / -1', gap: 2, maxWidth: 720 }}>
        <Typography>{translate(`invoices.scheduled.${scheduleStatus}`, dates)}</Typography>
        {why && (
          <Alert severity="warning" action={<ToRuns />} sx={{ flexWrap: 'wrap' }}>
            {translate(`resources.invoices.values.held_because.${why}`)}
          </Alert>
        )}
      </Stack>
    </Section>
  );
}

/** A link to the page that retries. */
function ToRuns() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayList = useMay(runs.name, 'list');
  return mayList ? (
    <Button component={Link} to={createPath({ resource: runs.name, type: 'list' })} color="inherit" size="small">
      {translate('resources.runs.name', { smart_count: 2 })}
    </Button>
  ) : null;
}
