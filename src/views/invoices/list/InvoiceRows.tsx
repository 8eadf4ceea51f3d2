import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import invoices from '../../../../schemas/resources/invoices.ts';
import { EmptyList } from '../../../generate/list/EmptyList.tsx';
import { LoadingCards } from '../../../generate/list/LoadingCards.tsx';
import { LoadingTable } from '../../../generate/list/LoadingTable.tsx';
import { useColumns } from '../../../generate/list/useColumns.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** Of one card, in pixels. */
const cardHeight = 208;

/** The invoices, or why there are none. */
export function InvoiceRows() {
  const { isPending, error, data = [], perPage, refetch } = useListContext();
  const { visible } = useColumns(invoices);
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('lg'), { noSsr: true });

  if (error) {
    return <ErrorState message={error instanceof Error ? error.message : undefined} onRetry={() => void refetch()} />;
  }
  if (isPending) {
    return isNarrow ? (
      <LoadingCards height={cardHeight} />
    ) : (
      <LoadingTable rows={perPage} columns={visible.length + 1} />
    );
  }
  if (data.length === 0) return <EmptyList resource={invoices} />;
  return isNarrow ? <InvoiceCards /> : <InvoiceTable />;
}
