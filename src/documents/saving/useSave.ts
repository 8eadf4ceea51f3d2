import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { documentFormCalls } from '../../../dataProvider/calls/documentForm.ts';
import { useHttp } from '../../data/useHttp.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/lines/linesStore.ts';
import { useConsent } from '../../terms/useTerms.ts';
import { withoutUnmatched } from '../../kinds/shared/combobox/unmatchedText.ts';
import { toPayload } from './toPayload.ts';
import { useOutcome } from './useOutcome.ts';

export interface SaveRequest {
  readonly saving: Saving;
  readonly isConfirmed?: boolean;
  readonly logo: File | undefined;
}

/** Sends the complete document: new, or replacing the previous version. */
export function useSave(once: Once) {
  const {
    form,
    start: { exporter, edited },
  } = useEnteredDocument();
  const fields = useFormContext<FormValues>();
  const calls = documentFormCalls(useHttp(), form.resource);
  const store = useLinesStore();
  const consent = useConsent();
  const { saved, refused } = useOutcome(once);

  return useMutation({
    mutationFn: async ({ saving, isConfirmed, logo }: SaveRequest) => {
      // A draft can be saved without it.
      if (fields.getValues('accepted')) await consent();
      const payload = toPayload(withoutUnmatched(fields.getValues()).values, store.get().lines, {
        linesAt: form.linesAt,
        provider: exporter.uuid,
        sends: { ...saving.sends, ...(logo && { logo }) },
        isConfirmed,
      });
      return edited ? calls.update(edited.uuid, payload, edited.etag) : calls.create(payload, once.key);
    },
    onSuccess: saved,
    onError: refused,
  });
}
