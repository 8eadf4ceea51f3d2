import { useNotify } from 'ra-core';
import { detailOf } from '../../dataProvider/record.ts';

/** Toasts: what the server said of a write, else that it was saved; of a failure, its message. Plain text always. */
export function useToast() {
  const notify = useNotify();
  return {
    /** `record` is what the write was answered with. */
    saved: (record: unknown, fallback = 'common.itemSaved') => {
      const message = detailOf(record) ?? fallback;
      notify(message, { type: 'success', messageArgs: { _: message } });
    },
    failed: (error: unknown) => {
      const message = error instanceof Error ? error.message : 'common.unknownError';
      notify(message, { type: 'error', messageArgs: { _: message }, multiLine: true });
    },
  };
}
