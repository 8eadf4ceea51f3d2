import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useRefresh } from 'ra-core';
import { invoiceCalls } from '../../../../dataProvider/calls/invoices.ts';
import { detailOf, HttpError } from '../../../../dataProvider/index.ts';
import { useHttp } from './useHttp.ts';
import { useToasts } from './useToasts.ts';

interface InvoiceCommand<Input> {
  readonly run: (input: Input) => void;
  readonly running: boolean;
  /** What the server said against it; conflicts are told by toast alone, because the dialog is gone. */
  readonly error: unknown;
}

/**
 * Does something to an invoice and waits for the server's word. Success is
 * toasted and shown in the list. After a conflict the list shows what the
 * invoice has become, and the dialog that asked for the old state closes.
 */
export function useInvoiceCommand<Input>(
  call: (calls: ReturnType<typeof invoiceCalls>, input: Input) => Promise<RaRecord>,
  onDone: () => void,
): InvoiceCommand<Input> {
  const http = useHttp();
  const toasts = useToasts();
  const refresh = useRefresh();
  const finish = () => {
    refresh();
    onDone();
  };
  const mutation = useMutation({
    mutationFn: (input: Input) => call(invoiceCalls(http), input),
    onSuccess: (written) => {
      toasts.success(detailOf(written));
      finish();
    },
    onError: (error) => {
      toasts.failure(error);
      if (error instanceof HttpError && error.status === 409) finish();
    },
  });
  return { run: mutation.mutate, running: mutation.isPending, error: mutation.error };
}
