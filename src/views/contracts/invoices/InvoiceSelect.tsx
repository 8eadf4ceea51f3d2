import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useControl } from '../../../kinds/shared/useControl.tsx';
import { standingWord } from './standingWord.ts';

/** Whether an invoice of a contract is still to be changed: put aside and paused ones, too. */
export const isToCome = ({ status }: Pick<ContractInvoice, 'status'>): boolean => status === 'future';

interface InvoiceSelectProps {
  /** Where the form keeps which of them it is, by its number within the contract. */
  readonly source: string;
  readonly label: string;
  readonly choices: readonly ContractInvoice[];
  /** What it says while none is chosen, where one may be left open. */
  readonly none?: string | undefined;
  readonly required?: boolean;
  /** One that cannot be chosen, though it is. */
  readonly isClosed?: (invoice: ContractInvoice) => boolean;
}

/** One of the invoices of a contract, by its number, its date, and how it stands where it is not simply to come. */
export function InvoiceSelect(props: InvoiceSelectProps) {
  const { source, label, choices, none, required = false, isClosed = () => false } = props;
  const control = useControl(source);
  const nameOf = useNameOf();
  const value = choices.some(({ occurrence }) => occurrence === control.value) ? control.value : '';
  return (
    <TextField
      select
      required={required}
      label={label}
      value={value}
      onChange={(event) => control.set(event.target.value === '' ? null : Number(event.target.value))}
      onBlur={control.onBlur}
      inputRef={control.ref}
      error={control.invalid}
      helperText={control.message}
      slotProps={{ select: { displayEmpty: none !== undefined }, inputLabel: { shrink: true } }}
    >
      {none && <MenuItem value="">{none}</MenuItem>}
      {choices.map((one) => (
        <MenuItem key={one.occurrence} value={one.occurrence} disabled={isClosed(one)}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function useNameOf(): (invoice: ContractInvoice) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (invoice) => {
    const { occurrence: number, due_date: due } = invoice;
    const name = translate('contracts.numbered', { number, due: formatDate(due, language) });
    const word = standingWord(invoice);
    return word ? `${name} · ${translate(word)}` : name;
  };
}
