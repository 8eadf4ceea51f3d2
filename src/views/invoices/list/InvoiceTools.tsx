import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import invoices from '../../../../schemas/resources/invoices.ts';
import { ColumnChooser } from '../../../generate/list/ColumnChooser.tsx';
import { filterCount } from '../../../generate/list/filterCount.ts';
import { SearchBox } from '../../../generate/list/SearchBox.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { StatusLegend } from './StatusLegend.tsx';

/** Search, filters and columns, above the invoices. The filters are open from the start when some are set. */
export function InvoiceTools() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const count = filterCount(filterValues);
  const [open, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchBox />
        <Badge badgeContent={count} color="primary">
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
        <ColumnChooser resource={invoices} />
        <StatusLegend />
      </Stack>
      <Collapse in={open} id={id} unmountOnExit>
        <FilterPanel />
      </Collapse>
    </>
  );
}
