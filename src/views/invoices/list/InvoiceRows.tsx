import { useListContext } from 'ra-core';
import invoices from '../../../../schemas/resources/invoices.ts';
import { EmptyList } from '../../../generate/list/EmptyList.tsx';
import { LoadingCards } from '../../../generate/list/LoadingCards.tsx';
import { LoadingTable } from '../../../generate/list/LoadingTable.tsx';
import { useColumns } from '../../../generate/list/useColumns.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import './list.css';

/** Of one card, in pixels. */
const cardHeight = 260;

/** The invoices, or why there are none. */
export function InvoiceRows({ asCards }: { readonly asCards: boolean }) {
  const { isPending, error, data, perPage, refetch } = useListContext();
  const { visible } = useColumns(invoices);

  // Rows that are there stay when asking again fails: a menu or a dialog may be open on one of them.
  if (error && !data) {
    return <ErrorState message={error instanceof Error ? error.message : undefined} onRetry={() => void refetch()} />;
  }
  if (isPending) {
    return asCards ? (
      <LoadingCards height={cardHeight} />
    ) : (
      <LoadingTable rows={perPage} columns={visible.length + 1} />
    );
  }
  if (!data?.length) return <EmptyList resource={invoices} createLabel="invoiceActions.list.create" />;
  return asCards ? <InvoiceCards /> : <InvoiceTable />;
}
