import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Foreseen } from '../../../../dataProvider/calls/runs.ts';
import { Loaded } from '../../../shell/feedback/Loaded.tsx';
import { ForeseenRows } from './ForeseenRows.tsx';
import type { ForeseenColumn } from './foreseenColumns.tsx';
import { useForeseenOn } from './usePreview.ts';

interface DayRowsProps {
  readonly label: string;
  readonly day: string;
  /** Whether to show held invoices instead of those to be issued. */
  readonly isHeld?: boolean;
  readonly columns: readonly ForeseenColumn[];
  readonly actionsOf?: (row: Foreseen) => ReactNode;
}

/** The first invoices of a day, and the number of others. */
export function DayRows({ day, isHeld = false, ...rows }: DayRowsProps) {
  const translate = useTranslate();
  const found = useForeseenOn(day, isHeld);
  return (
    <Loaded query={found} height={120}>
      {({ results, count }) => (
        <>
          {results.length > 0 && <ForeseenRows {...rows} rows={results} />}
          {count > results.length && (
            <Typography color="textSecondary">
              {translate('runs.next.more', { smart_count: count - results.length })}
            </Typography>
          )}
        </>
      )}
    </Loaded>
  );
}
