import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useCallback } from 'react';
import { useWholeRecord } from '../../data/useWholeRecord.ts';
import { useToast } from '../useToast.ts';
import type { ActedRecord } from './useActions.ts';

/** A dialog that was asked for, or is open. */
interface OpenDialog {
  readonly record: ActedRecord;
  readonly action: string;
}

/** The dialog of the last action asked for, which opens once its whole record is there; `lookUp` asks for that ahead. */
export function useOpenDialog(resource: string) {
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const wholeOf = useWholeRecord<ActedRecord>(resource);
  const { data, mutate, reset } = useMutation({
    mutationFn: async ({ record: { id }, action }: OpenDialog) => ({ action, record: await wholeOf(id) }),
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
  });
  // What fails here is asked again, and told, once it is needed.
  const lookUp = useCallback(({ id }: ActedRecord) => void wholeOf(id).catch(() => undefined), [wholeOf]);
  return { dialog: data, open: mutate, close: reset, lookUp };
}
