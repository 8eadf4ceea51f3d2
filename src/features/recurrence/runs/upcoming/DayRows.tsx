import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { UpcomingInvoice } from '../../../../../dataProvider/calls/runs.ts';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { UpcomingRows } from './UpcomingRows.tsx';
import type { UpcomingColumn } from './upcomingColumns.tsx';
import { usePreviewOn } from './usePreview.ts';

interface DayRowsProps {
  readonly label: string;
  readonly day: string;
  /** Whether to show held invoices instead of those to be issued. */
  readonly isHeld?: boolean;
  readonly columns: readonly UpcomingColumn[];
  readonly actionsOf?: (row: UpcomingInvoice) => ReactNode;
}

/** The first invoices of a day, and the number of others. */
export function DayRows({ day, isHeld = false, ...rows }: DayRowsProps) {
  const translate = useTranslate();
  const found = usePreviewOn(day, isHeld);
  return (
    <QueryResult query={found} height={120}>
      {({ results, count }) => (
        <>
          {results.length > 0 && <UpcomingRows {...rows} rows={results} />}
          {count > results.length && (
            <Typography color="textSecondary">
              {translate('runs.next.more', { smart_count: count - results.length })}
            </Typography>
          )}
        </>
      )}
    </QueryResult>
  );
}
