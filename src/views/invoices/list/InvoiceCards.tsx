import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { cardGrid } from '../../../shell/cardGrid.ts';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { InvoiceCard } from './InvoiceCard.tsx';

/** The invoices where a table does not fit: a card each. */
export function InvoiceCards() {
  const { data = [] } = useListContext<ListedInvoice>();
  return (
    <>
      <Box component="ul" sx={cardGrid}>
        {data.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </Box>
      <ListPagination belowCards />
    </>
  );
}
