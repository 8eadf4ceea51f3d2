import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { askedBy, useEnteredDocument, type FormValues } from '../../../../documents/form/documentForm.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { InvoiceSelect, isToCome } from '../../invoices/InvoiceSelect.tsx';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { useChangedContract } from './ChangesProvider.tsx';

const source = 'occurrence';

/** The invoice that the change takes effect with, of those to come; what it says so far is what the form then shows. */
export function OccurrenceField() {
  const labelOf = useLabelOf(askedBy(useEnteredDocument().form).name);
  const { data: all = [] } = useContractInvoices(useChangedContract().uuid);
  const chosen = useShown();
  // One that was issued meanwhile stays the one that was chosen, until another is.
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

/** Has the form show what the chosen invoice says; where that cannot be read, the one before is chosen again. */
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
    // What is shown follows from what is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
  return chosen;
}
