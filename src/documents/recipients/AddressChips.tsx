import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState, type ClipboardEvent } from 'react';
import { isMailable } from '../../../domain/rules/recipients.ts';
import { isolatedName } from '../../../domain/words/plainly.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';

/** A text while it is typed: the entries that are complete, and the rest. */
export interface Typed {
  readonly entries: readonly string[];
  readonly rest: string;
}

interface AddressChipsProps {
  readonly label: string;
  readonly source: string;
  readonly hint: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly entries: readonly string[];
  readonly keep: (entries: readonly string[]) => void;
  /** Separates a text as it is typed. */
  readonly split: (text: string) => Typed;
  /** Returns the entries of a complete text. */
  readonly read: (text: string) => readonly string[];
  /** Returns the address of an entry. */
  readonly emailOf: (entry: string) => string;
}

/** Any number of addresses, each as a chip. A separator or leaving the field completes one; pasted ones are complete. */
export function AddressChips(props: AddressChipsProps) {
  const { label, source, hint, disabled = false, required = false, autoFocus = false } = props;
  const { entries, keep, split, read, emailOf } = props;
  const control = useControl(source);
  const [typed, setTyped] = useState('');
  const add = (more: readonly string[]) => more.length > 0 && keep([...entries, ...more]);
  const type = (text: string) => {
    const { entries: complete, rest } = split(text);
    add(complete);
    setTyped(rest);
  };
  const close = () => {
    add(read(typed));
    setTyped('');
    control.onBlur();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = read(event.clipboardData.getData('text'));
    // A part of an address is pasted as text.
    if (pasted.length === 0 || (pasted.length === 1 && !pasted.every((entry) => isMailable(emailOf(entry))))) return;
    event.preventDefault();
    add([...read(typed), ...pasted]);
    setTyped('');
  };

  return (
    <Autocomplete<string, true, true, true>
      multiple
      freeSolo
      disableClearable
      disabled={disabled}
      options={[]}
      value={[...entries]}
      inputValue={typed}
      onChange={(_event, next) => keep(next.flatMap((entry) => (entries.includes(entry) ? [entry] : read(entry))))}
      onInputChange={(_event, text) => type(text)}
      onBlur={close}
      renderValue={(shown, itemProps) =>
        shown.map((entry, index) => {
          const { key, ...item } = itemProps({ index });
          return (
            <Chip
              key={key}
              {...item}
              label={isolatedName(entry)}
              size="small"
              color={isMailable(emailOf(entry)) ? 'default' : 'error'}
              variant={isMailable(emailOf(entry)) ? 'filled' : 'outlined'}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          error={control.invalid}
          helperText={control.invalid ? control.message : hint}
          inputRef={control.ref}
          onPaste={paste}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, inputMode: 'email', autoComplete: 'off' },
            // The hint stays readable while the field is disabled.
            formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
          }}
        />
      )}
    />
  );
}
