import Paper from '@mui/material/Paper';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../../schemas/resource.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { hasOptions } from './columnRoom.ts';
import { ChosenFoot } from '../bulk/ChosenFoot.tsx';
import { ListPagination } from '../ListPagination.tsx';
import { ListSums } from '../ListSums.tsx';
import { LoadingTable } from './LoadingTable.tsx';
import { RowLines } from './RowLines.tsx';
import { RowsTable } from './RowsTable.tsx';
import { useChoosing } from '../bulk/Choosing.tsx';
import { useChoiceAmongFound } from '../bulk/Selection.tsx';
import { useAsLines } from './useAsLines.ts';
import { useFilledColumns } from './useColumns.ts';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../shell/feedback/EmptyState.tsx';
import { useMay } from '../../../access/useMay.ts';
import { CreateButton } from '../tools/CreateButton.tsx';
import { LoadingLines } from './LoadingLines.tsx';

/** The rows, or why there are none. */
export function ListBody({ resource }: { readonly resource: Resource }) {
  const { isPending, error, data, perPage, refetch } = useListContext();
  const columns = useFilledColumns(resource);
  useChoiceAmongFound(resource);
  const asLines = useAsLines(resource);
  const { isChoosing } = useChoosing();

  // Existing rows stay when a reload fails, because a menu or dialog may be open on one.
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (isPending) {
    return asLines ? (
      <LoadingLines rows={perPage} />
    ) : (
      <LoadingTable rows={perPage} columns={columns.length + (hasOptions(resource) ? 1 : 0)} />
    );
  }
  if (!data?.length) return <EmptyList resource={resource} />;
  if (asLines) {
    return (
      <>
        <RowLines resource={resource} columns={columns} />
        <ListPagination />
        {isChoosing && <ChosenFoot resource={resource} />}
      </>
    );
  }
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
      <RowsTable resource={resource} columns={columns} />
      <div className="list-table-foot">
        <ListPagination />
        <ListSums resource={resource} />
      </div>
    </Paper>
  );
}

const messageOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined);

/** A list without rows: invites to create the first record, or to reset the search. */
function EmptyList({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const mayCreate = useMay(resource.name, 'create');
  const { filterValues, setFilters } = useListContext();
  const words = `resources.${resource.name}`;
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyState
        title={translate(`${words}.empty`)}
        hint={translate('generate.list.noMatch')}
        action={<Button onClick={() => setFilters({})}>{translate('generate.list.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={translate(`${words}.empty`)}
      hint={mayCreate ? translate(`${words}.invite`) : undefined}
      action={<CreateButton resource={resource} />}
    />
  );
}
