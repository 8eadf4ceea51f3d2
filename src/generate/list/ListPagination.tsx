import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'ra-core';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useDrawn } from '../../shell/useDrawn.ts';
import { PageNumbers } from './PageNumbers.tsx';
import { useCounted } from './useCounted.ts';

const pageSizes = [5, 10, 25, 50];
/** The page size can be chosen when more than this many rows are there (specification §9). */
const chooseAbove = 6;

/** Of its line in pixels, without the border that parts it from a table. */
const height = 52;

/** So that all of it fits the line of a phone, where only screen readers hear what the size is one of. */
const compact = {
  '& .MuiTablePagination-selectLabel': visuallyHidden,
  '& .MuiTablePagination-input': { ml: 0, mr: 1 },
  '& .MuiTablePagination-actions': { ml: 1 },
};

interface ListPaginationProps {
  /** Below cards, which end by themselves. */
  readonly belowCards?: boolean;
}

/** Pages of a list, and their size where there is something to choose; on a small screen only forth and back. */
export function ListPagination({ belowCards = false }: ListPaginationProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const isSmall = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const { total = 0, page, perPage, setPage, setPerPage } = useListContext();
  const counted = useCounted();
  const isDrawn = useDrawn();
  if (page > Math.max(1, Math.ceil(total / perPage))) return null;
  // The rows come first; the line below them keeps its place.
  if (!isDrawn) return <Box sx={{ height: belowCards ? height : height + 1 }} />;
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={total > chooseAbove ? pageSizes : []}
      ActionsComponent={isSmall ? undefined : PageNumbers}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: figure(from),
          offsetEnd: figure(to),
          total: counted(total),
        })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      onPageChange={(_event, index) => setPage(index + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      sx={{ ...(isSmall && compact), ...(belowCards && { borderTop: 0 }) }}
    />
  );
}
