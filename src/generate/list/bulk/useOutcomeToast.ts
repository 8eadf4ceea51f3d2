import { useNotify } from 'react-admin';

/** Shows the result of a bulk command as one toast; a warning if incomplete. */
export function useOutcomeToast(): (sentences: readonly string[], isWhole: boolean) => void {
  const notify = useNotify();
  return (sentences, isWhole) => {
    const message = sentences.map((sentence) => sentence.replace(/\.$/, '')).join('. ');
    notify(message, { type: isWhole ? 'success' : 'warning', messageArgs: { _: message }, multiLine: !isWhole });
  };
}
