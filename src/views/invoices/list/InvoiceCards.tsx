import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { InvoiceCard } from './InvoiceCard.tsx';

const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
};

/** The invoices where a table does not fit: a card each. */
export function InvoiceCards() {
  const { data = [] } = useListContext<ListedInvoice>();
  return (
    <>
      <Box component="ul" sx={grid}>
        {data.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </Box>
      <ListPagination />
    </>
  );
}
