import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { UpcomingInvoice, Preview } from '../../../../../dataProvider/calls/runs.ts';
import { Section } from '../../../../generate/Section.tsx';
import { UpcomingRows } from './UpcomingRows.tsx';
import { useUpcomingTitle } from './upcomingColumns.tsx';
import { RunNow } from './RunNow.tsx';
import { CauseLink } from './CauseLink.tsx';
import { daysBetween } from '../../../../../domain/dates/date.ts';

/** Held invoices with reasons, and links to their cause. */
export function Aside({ preview: { today, results, held } }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const titleOf = useUpcomingTitle();
  const rows = results.filter((one) => one.schedule_status === 'held');
  if (rows.length === 0) return null;
  const isLate = rows.some(({ held_because: why }) => why === 'late');
  const [dueDays] = rows.flatMap((row) => proposedDueDays(row, today) ?? []);
  const more = held.reduce((sum, { count }) => sum + count, 0) - rows.length;
  const title = translate('runs.aside.title');
  return (
    <Section
      title={title}
      actions={
        <RunNow
          what="all"
          label={translate('runs.aside.retryAll')}
          request={{ confirm_late: true }}
          dueDays={dueDays}
          isMain
        />
      }
    >
      <Stack sx={{ gridColumn: '1 / -1', gap: 2 }}>
        <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
          {translate('runs.aside.about')} {isLate && translate('runs.aside.late')}
        </Typography>
        <UpcomingRows
          label={title}
          rows={rows}
          columns={['contract', 'payer', 'created', 'due_date', 'total', 'held_because']}
          actionsOf={(row) => (
            <>
              <CauseLink row={row} />
              <RunNow
                what="one"
                label={translate(waitsForAnswer(row) ? 'runs.aside.issue' : 'runs.aside.retry')}
                subject={titleOf(row)}
                request={{ uuid: [row.uuid] }}
                dueDays={proposedDueDays(row, today)}
              />
            </>
          )}
        />
        {more > 0 && (
          <Typography color="textSecondary">{translate('runs.aside.more', { smart_count: more })}</Typography>
        )}
      </Stack>
    </Section>
  );
}

/** Returns whether an invoice only waits for a decision. */
const waitsForAnswer = ({ held_because: why }: UpcomingInvoice): boolean =>
  why === 'late' || why === 'due_before_emission';

/**
 * Returns the proposed days from issue to due date for a held invoice with a past due date: as many as its contract
 * has. Undefined if the due date is valid.
 */
function proposedDueDays(
  { held_because: why, created, due_date: due }: UpcomingInvoice,
  today: string,
): number | undefined {
  const isPast = why === 'due_before_emission' || (why === 'late' && due < today);
  return isPast ? Math.max(daysBetween(created, due), 0) : undefined;
}
