import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';
import { scheduleStatusWord } from './scheduleStatusWord.ts';

/** Returns whether an invoice can still change, including held and paused ones. */
export const isToCome = ({ status }: Pick<ContractInvoice, 'status'>): boolean => status === 'future';

interface InvoiceSelectProps {
  /** The form's field with its number within the contract. */
  readonly source: string;
  readonly label: string;
  readonly choices: readonly ContractInvoice[];
  /** The text of the empty option, if any. */
  readonly none?: string | undefined;
  readonly required?: boolean;
  /** Returns whether an invoice cannot be selected. */
  readonly isClosed?: (invoice: ContractInvoice) => boolean;
}

/** Selects an invoice of a contract, by number, date, and status unless simply scheduled. */
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
    const word = scheduleStatusWord(invoice);
    return word ? `${name} · ${translate(word)}` : name;
  };
}
