import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { documentFormCalls } from '../../../dataProvider/calls/documentForm.ts';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { forgetRecords } from '../../data/reactAdminCache.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { fromSave } from '../../shell/heading.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/linesStore.ts';
import { useConsent } from '../terms/useTerms.ts';
import { placeErrors } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';
import { toMultipart, toPayload } from './toPayload.ts';

export interface SaveRequest {
  readonly isDraft: boolean;
  readonly isConfirmed?: boolean;
  readonly logo: File | undefined;
}

/** Sends the document. Success leaves for the list; a refusal stands at its fields, one as stale is the caller's to show. */
export function useSave(onSaved: () => void) {
  const {
    form,
    start: { exporter, draft },
  } = useEnteredDocument();
  const fields = useFormContext<FormValues>();
  const calls = documentFormCalls(useHttp(), urlOf(form.resource));
  const store = useLinesStore();
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  const toast = useToast();
  const consent = useConsent();

  return useMutation({
    mutationFn: async ({ isDraft, isConfirmed, logo }: SaveRequest) => {
      await consent();
      const payload = toPayload(fields.getValues(), store.get().lines, {
        linesAt: form.linesAt,
        provider: exporter.uuid,
        isDraft,
        isConfirmed,
      });
      const body = logo ? toMultipart(payload, logo) : payload;
      return draft ? calls.update(draft.uuid, body, draft.etag) : calls.create(body);
    },
    onSuccess: async (record) => {
      onSaved();
      toast.saved(record);
      await Promise.all([form.resource.name, 'documents'].map((name) => forgetRecords(queryClient, name)));
      redirect('list', form.resource.name, undefined, undefined, fromSave);
    },
    onError: (error) => {
      if (isStale(error)) return;
      toast.failed(error);
      if (!(error instanceof HttpError)) return;
      const placed = placeErrors(error.errors, store.get().lines, form.linesAt);
      const whole = form.refusals[error.code ?? ''];
      const of = whole && !placed.fields[whole.field] ? { [whole.field]: whole.message } : {};
      showErrors(form, fields, store, { ...placed, fields: { ...placed.fields, ...of } });
    },
  });
}
