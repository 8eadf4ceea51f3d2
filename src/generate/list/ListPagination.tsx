import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useDrawn } from '../../shell/useDrawn.ts';
import { sizeKey } from '../../data/listState.ts';
import { useCounted } from './useCounted.ts';
import Pagination from '@mui/material/Pagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';

const pageSizes = [5, 10, 25, 50];
/** The page size is selectable above this number of rows (specification §9). */
const chooseAbove = 6;

/** The height of its line in pixels. */
const height = 52;

/** Fits the line of a phone; the label of the size is for screen readers only. */
const compact = {
  '& .MuiTablePagination-selectLabel': visuallyHidden,
  '& .MuiTablePagination-input': { ml: 0, mr: 1 },
  '& .MuiTablePagination-actions': { ml: 1 },
};

/** Paging of a list, with the page size if useful; on small screens only back and forward. */
export function ListPagination() {
  const translate = useTranslate();
  const language = useLanguage();
  const isSmall = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const { resource, total = 0, page, perPage, setPage, setPerPage } = useListContext();
  const [, keepSize] = useStore<number>(sizeKey(resource));
  const counted = useCounted();
  const isDrawn = useDrawn();
  if (page > Math.max(1, Math.ceil(total / perPage))) return null;
  // Rows render first; the line keeps its place.
  if (!isDrawn) return <Box sx={{ height }} />;
  const figure = (count: number) => formatDecimal(String(count), language);
  const changeSize = (size: number) => {
    keepSize(size);
    setPerPage(size);
  };
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
      onRowsPerPageChange={({ target }) => changeSize(Number(target.value))}
      sx={{ ...(isSmall && compact), borderTop: 0 }}
    />
  );
}

/** Page numbers, if there is room and more than one page. */
function PageNumbers({ count, rowsPerPage, page, onPageChange }: TablePaginationActionsProps) {
  const translate = useTranslate();
  const pages = Math.ceil(count / rowsPerPage);
  if (pages < 2) return null;
  return (
    <Pagination
      size="small"
      aria-label={translate('generate.list.pages')}
      count={pages}
      page={page + 1}
      onChange={(_event, number) => onPageChange(null, number - 1)}
      // Also called for the dots, which need no name.
      getItemAriaLabel={(type, number, selected) =>
        translate(`ra.navigation.${selected ? 'current_page' : type}`, { page: number ?? 0, _: '' })
      }
      sx={{ flexShrink: 0, ml: 2 }}
    />
  );
}
