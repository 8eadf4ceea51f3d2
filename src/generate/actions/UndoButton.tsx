import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCloseNotification, useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';
import { commandCalls } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../useToast.ts';

interface UndoButtonProps {
  readonly resource: Resource;
  /** The command that reverses another. */
  readonly command: string;
  readonly recordKey: string;
}

/** Reverses a command, in the message about its success. */
export function UndoButton({ resource, command, recordKey }: UndoButtonProps) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  // Known before a second click, unlike the state of the mutation.
  const [isSent, setSent] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () => commandCalls(http).one(resource, command, recordKey),
    onSuccess: (written) => toast.saved(written),
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
    onSettled: () => {
      close();
      refresh();
    },
  });
  return (
    <Button
      color="inherit"
      size="small"
      disabled={isSent}
      onClick={() => {
        setSent(true);
        mutate();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
