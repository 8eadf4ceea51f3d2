import { useFormContext } from 'react-hook-form';
import { useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/linesStore.ts';
import { placeFindings } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';

/** Does something with the document once nothing is wrong with it, for how it is saved, that can be told here; the form is locked until it is done. */
export function useWhenValid(): (saving: Saving, act: () => unknown) => void {
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const { form, check } = useEnteredDocument();
  const isValid = async (saving: Saving) =>
    !showErrors(form, fields, store, placeFindings(await check(fields.getValues(), saving), form.linesAt));
  // What is wrong with a field is told by the form itself, what is wrong with lines and logo is not.
  return (saving, act) =>
    void fields.handleSubmit(
      async () => (await isValid(saving)) && act(),
      () => isValid(saving),
    )();
}
