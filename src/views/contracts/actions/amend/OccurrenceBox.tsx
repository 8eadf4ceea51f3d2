import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { amendmentAsks } from './amendmentAsks.ts';

interface OccurrenceBoxProps {
  readonly contract: string;
  readonly source: 'occurrence' | 'last_occurrence';
}

const isToCome = ({ status }: ContractInvoice): boolean => status === 'future';

/** One of the invoices of a contract, by its number and its date: one to come, or where it is the last, one that was issued. */
export function OccurrenceBox({ contract, source }: OccurrenceBoxProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(amendmentAsks.name);
  const control = useControl(source);
  const { data: all = [] } = useContractInvoices(contract);
  const reach: unknown = useWatch({ name: 'reach' });
  const isLast = source === 'last_occurrence';
  const issued = isLast ? all.filter((one) => one.number !== undefined).slice(-1) : [];
  const choices = [...issued, ...all.filter(isToCome)];
  const value = choices.some(({ occurrence }) => occurrence === control.value) ? control.value : '';
  // Where it is the last, a date may be said in its place.
  const none = isLast ? '—' : reach === 'only' ? undefined : translate('contracts.amend.next');
  return (
    <TextField
      select
      label={labelOf(source)}
      value={value}
      onChange={(event) => control.set(event.target.value === '' ? null : Number(event.target.value))}
      onBlur={control.onBlur}
      inputRef={control.ref}
      error={control.invalid}
      helperText={control.message}
      slotProps={{ select: { displayEmpty: none !== undefined }, inputLabel: { shrink: true } }}
    >
      {none && <MenuItem value="">{none}</MenuItem>}
      {choices.map(({ occurrence, due_date }) => (
        <MenuItem key={occurrence} value={occurrence}>
          {translate('contracts.amend.numbered', { number: occurrence, due: formatDate(due_date, language) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
