import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { detailOf } from '../../dataProvider/record.ts';

interface Saved {
  readonly fallback?: string;
  readonly action?: ReactNode;
}

/** Toasts: the server's message about a write, else that it was saved; for a failure its message. Always plain text. */
export function useToast() {
  const notify = useNotify();
  return {
    /** `record` is the response of the write, `action` a button beside the message. */
    saved: (record: unknown, { fallback = 'common.itemSaved', action }: Saved = {}) => {
      const message = detailOf(record) ?? fallback;
      notify(message, { type: 'success', messageArgs: { _: message }, action });
    },
    failed: (error: unknown) => {
      const message = error instanceof Error ? error.message : 'common.unknownError';
      notify(message, { type: 'error', messageArgs: { _: message }, multiLine: true });
    },
  };
}
