import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { emailsOf } from '../../../domain/validation/email.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';

const separator = /[;,\s]/;

interface EmailListProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly source?: string;
}

/** Any number of addresses as one text joined by `;`. A separator or leaving the field completes an address. */
export function EmailList({ label, disabled = false, source = 'responsible_email' }: EmailListProps) {
  const translate = useTranslate();
  const control = useControl(source);
  const [typed, setTyped] = useState('');
  const addresses = typeof control.value === 'string' ? emailsOf(control.value) : [];

  const keep = (next: readonly string[]) => control.set([...new Set(next)].join(';') || null);
  const type = (text: string) => {
    const parts = text.split(separator);
    const open = parts.pop() ?? '';
    const closed = parts.filter((part) => part !== '');
    if (closed.length > 0) keep([...addresses, ...closed]);
    setTyped(open);
  };
  const close = () => {
    if (typed.trim() !== '') keep([...addresses, typed.trim()]);
    setTyped('');
    control.onBlur();
  };

  return (
    <Autocomplete<string, true, true, true>
      multiple
      freeSolo
      disableClearable
      disabled={disabled}
      options={[]}
      value={addresses}
      inputValue={typed}
      onChange={(_event, next) => keep(next)}
      onInputChange={(_event, text) => type(text)}
      onBlur={close}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={!disabled}
          error={control.invalid}
          helperText={control.invalid ? control.message : translate('documents.recipients.hint')}
          inputRef={control.ref}
          slotProps={{
            htmlInput: { ...params.inputProps, inputMode: 'email', autoComplete: 'off' },
            // The hint stays readable while the field is disabled.
            formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
          }}
        />
      )}
    />
  );
}
