import Paper from '@mui/material/Paper';
import { useListContext } from 'ra-core';
import type { Resource } from '../../../../schemas/resource.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { hasOptions } from './columnRoom.ts';
import { EmptyList } from '../EmptyList.tsx';
import { ListPagination } from '../ListPagination.tsx';
import { LoadingCards } from './LoadingCards.tsx';
import { LoadingTable } from './LoadingTable.tsx';
import { RowCards } from './RowCards.tsx';
import { RowsTable } from './RowsTable.tsx';
import { useChoiceAmongFound } from '../bulk/Selection.tsx';
import { cardOf } from '../slots.ts';
import { useAsCards } from './useAsCards.ts';
import { useFilledColumns } from './useColumns.ts';

/** The height of a card with a few columns, in pixels. */
const usualHeight = 140;

/** The rows, or why there are none. */
export function ListBody({ resource }: { readonly resource: Resource }) {
  const { isPending, error, data, perPage, refetch } = useListContext();
  const columns = useFilledColumns(resource);
  useChoiceAmongFound(resource);
  const asCards = useAsCards(resource);
  const cardHeight = cardOf(resource)?.cardHeight ?? usualHeight;

  // Existing rows stay when a reload fails, because a menu or dialog may be open on one.
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (isPending) {
    return asCards ? (
      <LoadingCards height={cardHeight} />
    ) : (
      <LoadingTable rows={perPage} columns={columns.length + (hasOptions(resource) ? 1 : 0)} />
    );
  }
  if (!data?.length) return <EmptyList resource={resource} />;
  if (asCards) {
    return (
      <>
        <RowCards resource={resource} columns={columns} />
        <ListPagination belowCards />
      </>
    );
  }
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
      <RowsTable resource={resource} columns={columns} />
      <ListPagination />
    </Paper>
  );
}

const messageOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined);
