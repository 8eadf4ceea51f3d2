import { useMutation } from '@tanstack/react-query';
import { commandCalls } from '../../../dataProvider/calls/commands.ts';
import { useHttp } from '../../data/useHttp.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { useEnteredDocument, type DocumentChange } from '../form/documentForm.ts';
import { useConsent } from '../../terms/useTerms.ts';
import { useOutcome } from './useOutcome.ts';

/** Previews and performs a change of the document, at the version on the screen. */
export function useChange({ command }: DocumentChange, once: Once) {
  const {
    form: { resource },
    start: { edited },
  } = useEnteredDocument();
  const calls = commandCalls(useHttp());
  const consent = useConsent();
  const { saved, refused } = useOutcome(once);
  const [key, etag] = [edited?.uuid ?? '', edited?.etag];

  const look = useMutation({
    mutationFn: (input: object) => calls.preview<object>(resource, command, key, input, etag),
    onError: refused,
  });
  const save = useMutation({
    mutationFn: async (input: object) => {
      await consent();
      return calls.one(resource, command, key, input, etag);
    },
    onSuccess: saved,
    onError: refused,
  });
  return { look, save };
}
