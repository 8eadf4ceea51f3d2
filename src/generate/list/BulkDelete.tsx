import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useDeleteMany, useListContext, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useToast } from '../useToast.ts';
import { useOutcomeToast } from './useOutcomeToast.ts';

/** Deletes the chosen rows, once asked. What is in use is kept: how many is said, and the list shows which. */
export function BulkDelete({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const tell = useOutcomeToast();
  const toast = useToast();
  const refresh = useRefresh();
  const { selectedIds, onUnselectItems } = useListContext();
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const count = selectedIds.length;

  const say = (deleted: number) => {
    const left = count - deleted;
    tell(
      [
        ...(deleted > 0 ? [translate('generate.delete.doneMany', { smart_count: deleted })] : []),
        ...(left > 0 ? [translate('generate.delete.leftMany', { smart_count: left })] : []),
        ...(left > 0 && resource.archive ? [translate('generate.delete.archivable', { smart_count: left })] : []),
      ],
      left === 0,
    );
  };

  const confirm = () =>
    deleteMany(
      resource.name,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: (deleted: unknown[] = []) => say(deleted.length),
        onError: toast.failed,
        onSettled: () => {
          setAsking(false);
          onUnselectItems();
          refresh();
        },
      },
    );

  return (
    <>
      <Button color="error" size="small" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('generate.row.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('generate.delete.titleMany', { smart_count: count })}
        content={translate('generate.delete.content')}
        confirmLabel={translate('generate.row.delete')}
        destructive
        pending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
