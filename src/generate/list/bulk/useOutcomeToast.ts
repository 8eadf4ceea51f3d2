import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';

/** Shows the result of a bulk command as one toast, with a button beside it; a warning if incomplete. */
export function useOutcomeToast(): (sentences: readonly string[], isWhole: boolean, action?: ReactNode) => void {
  const notify = useNotify();
  return (sentences, isWhole, action) => {
    const message = sentences.map((sentence) => sentence.replace(/\.$/, '')).join('. ');
    notify(message, {
      type: isWhole ? 'success' : 'warning',
      messageArgs: { _: message },
      multiLine: !isWhole,
      action,
    });
  };
}
