import Stack from '@mui/material/Stack';
import { useListContext } from 'ra-core';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { InvoiceCard } from './InvoiceCard.tsx';

/** The invoices on a narrow screen: a card each. */
export function InvoiceCards() {
  const { data = [] } = useListContext<ListedInvoice>();
  return (
    <>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </Stack>
      <ListPagination />
    </>
  );
}
