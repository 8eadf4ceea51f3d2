import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { documentFormCalls } from '../../../dataProvider/calls/documentForm.ts';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { forgetRecords } from '../../data/reactAdminCache.ts';
import { useHttp } from '../../data/useHttp.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { useAfterSave } from '../../generate/form/useAfterSave.ts';
import { useToast } from '../../generate/useToast.ts';
import { useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/linesStore.ts';
import { useConsent } from '../terms/useTerms.ts';
import { placeErrors } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';
import { toPayload } from './toPayload.ts';

export interface SaveRequest {
  readonly saving: Saving;
  readonly isConfirmed?: boolean;
  readonly logo: File | undefined;
}

/**
 * Sends the document. Success leads on; a refusal stands at its fields, one as stale is the caller's to show, one
 * since it was saved before stands above the form.
 */
export function useSave(once: Once) {
  const {
    form,
    start: { exporter, draft },
  } = useEnteredDocument();
  const fields = useFormContext<FormValues>();
  const calls = documentFormCalls(useHttp(), urlOf(form.resource));
  const store = useLinesStore();
  const queryClient = useQueryClient();
  const leaveFor = useAfterSave(form.resource);
  const toast = useToast();
  const consent = useConsent();

  return useMutation({
    mutationFn: async ({ saving, isConfirmed, logo }: SaveRequest) => {
      await consent();
      const payload = toPayload(fields.getValues(), store.get().lines, {
        linesAt: form.linesAt,
        provider: exporter.uuid,
        sends: { ...saving.sends, ...(logo && { logo }) },
        isConfirmed,
      });
      return draft ? calls.update(draft.uuid, payload, draft.etag) : calls.create(payload, once.key);
    },
    onSuccess: (record) => {
      once.finish(record.id);
      toast.saved(record);
      for (const name of [form.resource.name, 'documents']) void forgetRecords(queryClient, name);
      leaveFor(record);
    },
    onError: (error) => {
      if (isStale(error) || once.wasRefused(error)) return;
      toast.failed(error);
      if (!(error instanceof HttpError)) return;
      const placed = placeErrors(error.errors, store.get().lines, form.linesAt);
      const whole = form.refusals[error.code ?? ''];
      const of = whole && !placed.fields[whole.field] ? { [whole.field]: whole.message } : {};
      showErrors(form, fields, store, { ...placed, fields: { ...placed.fields, ...of } });
    },
  });
}
