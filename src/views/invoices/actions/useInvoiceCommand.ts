import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useLogoutIfAccessDenied, useRefresh } from 'ra-core';
import { invoiceCalls } from '../../../../dataProvider/calls/invoices.ts';
import type { FieldErrors } from '../../../../dataProvider/httpError.ts';
import { HttpError } from '../../../../dataProvider/index.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';

interface InvoiceCommand<Input> {
  readonly run: (input: Input) => void;
  readonly running: boolean;
}

/**
 * Does something to an invoice and waits for the server's word. Success is
 * toasted and shown in the list. After a conflict the list shows what the
 * invoice has become, and the dialog that asked for the old state closes.
 * What the server says against single fields goes to `onFieldErrors`.
 */
export function useInvoiceCommand<Input = void>(
  call: (calls: ReturnType<typeof invoiceCalls>, input: Input) => Promise<RaRecord>,
  onDone: () => void,
  onFieldErrors?: (errors: FieldErrors) => void,
): InvoiceCommand<Input> {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const finish = () => {
    refresh();
    onDone();
  };
  const mutation = useMutation({
    mutationFn: (input: Input) => call(invoiceCalls(http), input),
    onSuccess: (written) => {
      toast.saved(written);
      finish();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      toast.failed(error);
      if (!(error instanceof HttpError)) return;
      if (error.status === 409) finish();
      else onFieldErrors?.(error.errors);
    },
  });
  return { run: mutation.mutate, running: mutation.isPending };
}
