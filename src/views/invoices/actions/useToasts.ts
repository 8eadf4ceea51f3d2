import { useNotify } from 'ra-core';
import { useMemo } from 'react';

interface Toasts {
  readonly success: (message: string | undefined) => void;
  readonly failure: (error: unknown) => void;
}

/** Toasts of the server's own words, which are no keys: `_` says them as they are where no key is found. */
export function useToasts(): Toasts {
  const notify = useNotify();
  return useMemo(
    () => ({
      success: (message) => say(message ?? 'invoiceActions.dialog.done', 'success'),
      failure: (error) => say(errorMessage(error), 'error'),
    }),
    [notify],
  );

  function say(message: string, type: 'success' | 'error') {
    notify(message, { type, messageArgs: { _: message } });
  }
}

function errorMessage(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'invoiceActions.dialog.unknownError';
}
