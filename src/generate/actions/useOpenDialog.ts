import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useCallback } from 'react';
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
 * advance.
 */
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
  // A failure is repeated and reported when needed.
  const lookUp = useCallback(({ id }: ActedRecord) => void wholeOf(id).catch(() => undefined), [wholeOf]);
  return { dialog: data, open: mutate, close: reset, lookUp };
}
