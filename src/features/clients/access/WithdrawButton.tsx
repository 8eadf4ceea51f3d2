import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { clientAccessCalls } from '../../../../dataProvider/calls/clientAccess.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';

/** Someone with access to a client's documents. */
export interface Access {
  readonly person: { readonly uuid: string; readonly name: string; readonly isInvited: boolean };
  readonly client: { readonly uuid: string; readonly name: string };
}

interface WithdrawButtonProps extends Access {
  /** The accessible name of the button. */
  readonly label: string;
  readonly onWithdrawn?: () => void;
}

/** Asks, and ends a person's access to a client's documents. */
export function WithdrawButton({ person, client, label, onWithdrawn }: WithdrawButtonProps) {
  const translate = useTranslate();
  const calls = clientAccessCalls(useHttp());
  const toast = useToast();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.withdraw(person.uuid, client.uuid),
    onSuccess: (saved) => {
      toast.saved(saved);
      onWithdrawn?.();
    },
    onError: toast.failed,
    onSettled: () => {
      setOpen(false);
      void queries.invalidateQueries({ queryKey: ['entities', 'access'] });
      void queries.invalidateQueries({ queryKey: ['members'] });
    },
  });
  const { name } = person;
  return (
    <>
      <IconButton size="small" aria-label={label} onClick={() => setOpen(true)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={isOpen}
        title={translate('clientAccess.withdraw.title')}
        content={translate(`clientAccess.withdraw.${person.isInvited ? 'invitation' : 'person'}`, {
          name,
          client: client.name,
        })}
        confirmLabel={translate('clientAccess.withdraw.confirm')}
        destructive
        pending={isPending}
        onConfirm={mutate}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
