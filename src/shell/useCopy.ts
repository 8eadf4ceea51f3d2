import { useNotify } from 'ra-core';

/** Copies a text, and says so in the words of a key; or that the browser did not allow it. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const notify = useNotify();
  return async (text, copied) => {
    try {
      // There is no clipboard at all on a page that came over plain HTTP.
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success' });
    } catch {
      notify('common.copyFailed', { type: 'warning' });
    }
  };
}
