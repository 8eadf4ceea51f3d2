import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import { forgetRecords } from '../../data/reactAdminCache.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { useAfterSave } from '../../generate/form/pages/useAfterSave.ts';
import { useToast } from '../../generate/useToast.ts';
import { useEnteredDocument, type DocumentForm, type FormValues } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/lines/linesStore.ts';
import { placeErrors } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';

/** Returns the field of a refusal of the whole document, by the reason that its resource declares. */
function refusedField({ resource: { actions } }: DocumentForm, { code, message }: HttpError) {
  const { at, path } = actions?.reasons[code ?? ''] ?? {};
  const field = at ?? path;
  return field === undefined ? {} : { [field]: message };
}

/**
 * Handles the result of sending a document. Success navigates; a refusal appears at its fields; `stale` is the
 * caller's; a reused key appears above the form.
 */
export function useOutcome(once: Once) {
  const { form } = useEnteredDocument();
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const queryClient = useQueryClient();
  const leaveFor = useAfterSave(form.resource);
  const toast = useToast();
  return {
    saved: (record: RaRecord) => {
      once.finish(record.id);
      toast.saved(record);
      for (const name of [form.resource.name, 'documents']) void forgetRecords(queryClient, name);
      leaveFor(record);
    },
    refused: (error: unknown) => {
      if (isStale(error) || once.wasRefused(error)) return;
      toast.failed(error);
      if (!(error instanceof HttpError)) return;
      const placed = placeErrors(error.errors, store.get().lines, form.linesAt);
      showErrors(form, fields, store, { ...placed, fields: { ...refusedField(form, error), ...placed.fields } });
    },
  };
}
