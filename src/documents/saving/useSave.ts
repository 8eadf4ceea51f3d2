import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'ra-core';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createInvoice, updateInvoice } from '../../../dataProvider/calls/invoiceForm.ts';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import { createOnce } from '../../../dataProvider/idempotency.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { useLinesStore } from '../grid/linesStore.ts';
import { placeErrors } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';
import { toMultipart, toPayload } from '../../views/invoices/form/toPayload.ts';
import type { Start } from '../../views/invoices/form/useStart.ts';
import { useConsent } from '../terms/useTerms.ts';
import type { InvoiceValues } from '../../views/invoices/form/values.ts';

interface SaveRequest {
  readonly isDraft: boolean;
  readonly logo: File | undefined;
}

/** Sends the document. Success leaves for the list; a refusal stands at its fields, one as stale is the caller's to show. The same attempt is never done twice. */
export function useSave(
  form: UseFormReturn<InvoiceValues>,
  { exporter, draft }: Pick<Start, 'exporter' | 'draft'>,
  onSaved: () => void,
) {
  const http = useHttp();
  const store = useLinesStore();
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  const toast = useToast();
  const consent = useConsent();
  const once = useRef(createOnce(() => crypto.randomUUID()));

  return useMutation({
    mutationFn: async ({ isDraft, logo }: SaveRequest) => {
      await consent();
      const payload = toPayload(form.getValues(), store.get().lines, exporter.uuid, isDraft);
      const body = logo ? toMultipart(payload, logo) : payload;
      if (draft) return updateInvoice(http, draft.uuid, body, draft.etag);
      const attempt = [payload, logo?.name, logo?.size, logo?.lastModified];
      return once.current(attempt, (key) => createInvoice(http, body, key));
    },
    onSuccess: async (record) => {
      store.dispatch({ type: 'saved' });
      form.reset(form.getValues());
      onSaved();
      toast.saved(record);
      await queryClient.invalidateQueries({ queryKey: ['invoices'] });
      redirect('list', 'invoices');
    },
    onError: (error) => {
      if (isStale(error)) return;
      toast.failed(error);
      if (!(error instanceof HttpError)) return;
      const placed = placeErrors(error.errors, store.get().lines);
      const isDueDatePast = error.code === 'invoice_due_date_past' && !placed.fields.due_date;
      const fields = isDueDatePast
        ? { ...placed.fields, due_date: 'validation.dueDateCannotLessThanCurrent' }
        : placed.fields;
      showErrors(form, store, { ...placed, fields });
    },
  });
}
