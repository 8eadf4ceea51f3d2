import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { InputProps } from '../kind.ts';
import type { Control } from './useControl.tsx';

interface ComboboxProps<Option> {
  readonly input: InputProps;
  readonly control: Pick<Control, 'onBlur' | 'ref' | 'invalid' | 'message'>;
  readonly options: readonly Option[];
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
  readonly keyOf: (option: Option) => string | number;
  readonly labelOf: (option: Option) => string;
  /** What stands before an option's words, and before the chosen one's in the field. */
  readonly picture?: (option: Option) => ReactNode;
  readonly loading?: boolean;
  /** With it the options are searched elsewhere, and shown as they come. */
  readonly onSearch?: (text: string) => void;
}

/** A field that suggests as one types: rows of 40 px in a list of at most 200 (specification §9). */
export function Combobox<Option>({ input, control, chosen, onChoose, keyOf, labelOf, ...rest }: ComboboxProps<Option>) {
  const { options, picture, loading = false, onSearch } = rest;
  const translate = useTranslate();
  const shown = chosen && picture?.(chosen);
  return (
    <Autocomplete<Option>
      options={options}
      value={chosen}
      disabled={input.disabled}
      loading={loading}
      loadingText={translate('common.searching')}
      noOptionsText={translate('common.noRecordFound')}
      openText={translate('generate.search.open')}
      closeText={translate('generate.search.close')}
      clearText={translate('generate.search.clear')}
      isOptionEqualToValue={(option, value) => keyOf(option) === keyOf(value)}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      filterOptions={onSearch ? (all) => all : undefined}
      onChange={(_event, option) => onChoose(option)}
      onInputChange={(_event, text, reason) => reason === 'input' && onSearch?.(text)}
      onBlur={control.onBlur}
      slotProps={{ listbox: { style: { maxHeight: 200 } } }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} style={{ minHeight: 40, gap: 12 }}>
          {picture?.(option)}
          {labelOf(option)}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={input.label}
          required={input.required}
          autoFocus={input.autoFocus}
          inputRef={control.ref}
          error={control.invalid}
          helperText={control.message}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: shown && <span style={{ display: 'flex', paddingInline: 4 }}>{shown}</span>,
            },
          }}
        />
      )}
    />
  );
}
