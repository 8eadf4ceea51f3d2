import { useNotify } from 'ra-core';

/** Tells in one toast what became of several records; a warning where not all is done. */
export function useOutcomeToast(): (told: readonly string[], isWhole: boolean) => void {
  const notify = useNotify();
  return (told, isWhole) => {
    const message = told.map((sentence) => sentence.replace(/\.$/, '')).join('. ');
    notify(message, { type: isWhole ? 'success' : 'warning', messageArgs: { _: message }, multiLine: !isWhole });
  };
}
