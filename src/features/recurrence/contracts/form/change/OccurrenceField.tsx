import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inputFor, useEnteredDocument, type FormValues } from '../../../../../documents/form/documentForm.ts';
import { useToast } from '../../../../../generate/useToast.ts';
import { useLabelOf } from '../../../../../kinds/shared/words.ts';
import { InvoiceSelect, isToCome } from '../../invoices/InvoiceSelect.tsx';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { useChangedContract } from './ChangesProvider.tsx';

const source = 'occurrence';

/** Selects the first affected scheduled invoice; its terms fill the form. */
export function OccurrenceField() {
  const labelOf = useLabelOf(inputFor(useEnteredDocument().form).name);
  const { data: all = [] } = useContractInvoices(useChangedContract().uuid);
  const chosen = useShown();
  // An invoice issued meanwhile stays selected until another is chosen.
  const choices = all.filter((one) => isToCome(one) || one.occurrence === chosen);
  return (
    <InvoiceSelect
      required
      source={source}
      label={labelOf(source)}
      choices={choices}
      isClosed={(one) => !isToCome(one)}
    />
  );
}

/** Loads the terms of the selected invoice; on failure the previous selection returns. */
function useShown(): unknown {
  const { start, reread } = useEnteredDocument();
  const { setValue } = useFormContext<FormValues>();
  const toast = useToast();
  const chosen: unknown = useWatch<FormValues>({ name: source });
  const shown: unknown = start.values[source];
  useEffect(() => {
    if (chosen === shown) return;
    reread().catch((error: unknown) => {
      toast.failed(error);
      setValue(source, shown);
    });
    // The content follows the selection.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
  return chosen;
}
