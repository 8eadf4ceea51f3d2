import Pagination from '@mui/material/Pagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import { useTranslate } from 'ra-core';

/** Page numbers, if there is room and more than one page. */
export function PageNumbers({ count, rowsPerPage, page, onPageChange }: TablePaginationActionsProps) {
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
