import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { askedBy, useEnteredDocument } from '../../../../documents/form/documentForm.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { isToCome } from './changeForm.ts';
import { useChangedContract } from './useChanges.ts';

const source = 'occurrence';

/** The invoice that the change takes effect with, of those to come; what it says so far is what the form then shows. */
export function OccurrenceField() {
  const labelOf = useLabelOf(askedBy(useEnteredDocument().form).name);
  const nameOf = useNameOf();
  const control = useControl(source);
  const { data: all = [] } = useContractInvoices(useChangedContract().uuid);
  useShown(control.value, control.set);
  // One that was issued meanwhile stays the one that was chosen, until another is.
  const offered = all.filter((one) => isToCome(one) || one.occurrence === control.value);
  return (
    <TextField
      select
      required
      label={labelOf(source)}
      value={offered.some((one) => one.occurrence === control.value) ? control.value : ''}
      onChange={(event) => control.set(Number(event.target.value))}
      onBlur={control.onBlur}
      inputRef={control.ref}
      error={control.invalid}
      helperText={control.message}
    >
      {offered.map((one) => (
        <MenuItem key={one.uuid} value={one.occurrence} disabled={!isToCome(one)}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** By its number and due date, and how it stands where it is not simply to come. */
function useNameOf(): (invoice: ContractInvoice) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ occurrence, due_date, status, standing }) => {
    const name = translate('contractForm.effect.invoice', { occurrence, date: formatDate(due_date, language) });
    if (status !== 'future') return `${name} · ${translate(`resources.invoices.values.status.${status}`)}`;
    const isPlain = standing === undefined || standing === 'to_come';
    return isPlain ? name : `${name} · ${translate(`resources.invoices.values.standing.${standing}`)}`;
  };
}

/** Has the form show what the chosen invoice says; where that cannot be read, the one before is chosen again. */
function useShown(chosen: unknown, choose: (occurrence: unknown) => void): void {
  const { start, reread } = useEnteredDocument();
  const toast = useToast();
  const shown: unknown = start.values[source];
  useEffect(() => {
    if (chosen === shown) return;
    reread().catch((error: unknown) => {
      toast.failed(error);
      choose(shown);
    });
    // What is shown follows from what is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
}
