import { useListContext, useTranslate } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';

const pageSizes = [5, 10, 25, 50];
/** The page size can be chosen when more than this many rows are there (specification §9). */
const chooseAbove = 6;
export const defaultPageSize = 10;

/** Pages of a list, and their size where there is something to choose. */
export function ListPagination() {
  const translate = useTranslate();
  const { total = 0 } = useListContext();
  const named = (button: 'previous' | 'next') => {
    const name = translate(`ra.navigation.${button}`);
    return { title: name, 'aria-label': name };
  };
  // On small screens the buttons would else speak English.
  const actions = { previousButton: named('previous'), nextButton: named('next') };
  return <Pagination rowsPerPageOptions={total > chooseAbove ? pageSizes : []} slotProps={{ actions }} />;
}
