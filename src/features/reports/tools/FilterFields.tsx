import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { FilterButton } from '../../../generate/list/filters/FilterButton.tsx';
import type { ReportFilter } from './useReportFilters.ts';

interface FilterFieldsProps {
  readonly filters: readonly ReportFilter[];
  /** The number of active filters. */
  readonly set: number;
}

/** The report's filters behind a button, with the list's inputs. */
export function FilterFields({ filters, set }: FilterFieldsProps) {
  const id = useId();
  const [open, setOpen] = useState(set > 0);
  if (filters.length === 0) return null;
  return (
    <>
      <FilterButton count={set} isOpen={open} controls={id} onToggle={() => setOpen(!open)} />
      <Collapse in={open} id={id} unmountOnExit className="report-filters">
        <div className="report-fields">
          {filters.map(({ kind, source, label, resource, path, property, many }) =>
            kind.Filter ? (
              <kind.Filter key={source} {...{ source, label, resource, path, property, many }} isFilter />
            ) : null,
          )}
        </div>
      </Collapse>
    </>
  );
}
