import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { ReportFilter } from './useReportFilters.ts';

interface FilterFieldsProps {
  readonly filters: readonly ReportFilter[];
  /** The number of active filters. */
  readonly set: number;
}

/** The report's filters behind a button, with the list's inputs. */
export function FilterFields({ filters, set }: FilterFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(set > 0);
  if (filters.length === 0) return null;
  return (
    <>
      <Badge badgeContent={set || undefined} color="primary">
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {translate('generate.list.filters')}
        </Button>
      </Badge>
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
