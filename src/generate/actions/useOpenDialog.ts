import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useCallback, useState } from 'react';
import { useWholeRecord } from '../../data/useWholeRecord.ts';
import { useToast } from '../useToast.ts';
import type { ActedRecord } from './useActions.ts';

/** A requested or open dialog. */
interface OpenDialog {
  readonly record: ActedRecord;
  readonly action: string;
}

/**
 * Manages the dialog of the last requested action, which opens once the complete record is loaded; `lookUp` loads it in
 * advance. `close` is a change of state, so that `flushSync` ends the dialog before its page is left.
 */
export function useOpenDialog(resource: string) {
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const wholeOf = useWholeRecord<ActedRecord>(resource);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { mutate, reset } = useMutation({
    mutationFn: async ({ record: { id }, action }: OpenDialog) => ({ action, record: await wholeOf(id) }),
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
  });
  const close = useCallback(() => {
    reset();
    setDialog(undefined);
  }, [reset]);
  const open = useCallback(
    (requested: OpenDialog) => {
      setDialog(undefined);
      mutate(requested, { onSuccess: setDialog });
    },
    [mutate],
  );
  // A failure is repeated and reported when needed.
  const lookUp = useCallback(({ id }: ActedRecord) => void wholeOf(id).catch(() => undefined), [wholeOf]);
  return { dialog, open, close, lookUp };
}
