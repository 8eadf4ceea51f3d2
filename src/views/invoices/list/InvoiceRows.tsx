import { useListContext } from 'ra-core';
import invoices from '../../../../schemas/resources/invoices.ts';
import { EmptyList } from '../../../generate/list/EmptyList.tsx';
import { LoadingCards } from '../../../generate/list/LoadingCards.tsx';
import { LoadingTable } from '../../../generate/list/LoadingTable.tsx';
import { useColumns } from '../../../generate/list/useColumns.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { useHasRoom } from '../../../shell/menu/docked.ts';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** Of one card, in pixels. */
const cardHeight = 260;

/** What the table needs for figures of an everyday length, in pixels. */
const tableWidth = 960;

/** The invoices, or why there are none. */
export function InvoiceRows() {
  const { isPending, error, data, perPage, refetch } = useListContext();
  const { visible } = useColumns(invoices);
  const isNarrow = !useHasRoom(tableWidth);

  // Rows that are there stay when asking again fails: a menu or a dialog may be open on one of them.
  if (error && !data) {
    return <ErrorState message={error instanceof Error ? error.message : undefined} onRetry={() => void refetch()} />;
  }
  if (isPending) {
    return isNarrow ? (
      <LoadingCards height={cardHeight} />
    ) : (
      <LoadingTable rows={perPage} columns={visible.length + 1} />
    );
  }
  if (!data?.length) return <EmptyList resource={invoices} createLabel="invoiceActions.list.create" />;
  return isNarrow ? <InvoiceCards /> : <InvoiceTable />;
}
