import { useNotify } from 'react-admin';

/** Copies a text and confirms it, or reports that the browser refused. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const notify = useNotify();
  return async (text, copied) => {
    try {
      // Pages over plain HTTP have no clipboard.
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success' });
    } catch {
      notify('common.copyFailed', { type: 'warning' });
    }
  };
}
