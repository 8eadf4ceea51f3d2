import { useFormContext } from 'react-hook-form';
import { useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/lines/linesStore.ts';
import { placeFindings } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';

/** Returns how to run an action on a valid document; the form is locked meanwhile. */
export function useWhenValid(): (saving: Saving, act: () => unknown) => void {
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const { form, check } = useEnteredDocument();
  const isValid = async (saving: Saving) =>
    !showErrors(form, fields, store, placeFindings(await check(fields.getValues(), saving), form.linesAt));
  // The form shows its own field errors; lines and logo are handled here.
  return (saving, act) =>
    void fields.handleSubmit(
      async () => (await isValid(saving)) && act(),
      () => isValid(saving),
    )();
}
