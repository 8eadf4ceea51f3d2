import { useDelete, useTranslate, type RaRecord } from 'react-admin';
import { mayHaveHappened } from '../../../../dataProvider/writes.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { useToast } from '../../useToast.ts';

interface DeleteDialogProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks for confirmation and deletes a record. */
export function DeleteDialog({ resource, record, open, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const toast = useToast();
  const [deleteOne, { isPending }] = useDelete();
  const name = String(record[resource.label] ?? '');

  const confirm = () =>
    deleteOne(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          toast.saved(answer, { fallback: 'generate.delete.done' });
          onClose();
          onDeleted?.();
        },
        onError: (error) => {
          toast.failed(error);
          // Without a definite refusal the user can retry; it happens once.
          if (!mayHaveHappened(error)) onClose();
        },
      },
    );

  return (
    <ConfirmDialog
      open={open}
      title={translate('generate.delete.title', { name })}
      content={translate('generate.delete.content')}
      confirmLabel={translate('generate.row.delete')}
      destructive
      pending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
