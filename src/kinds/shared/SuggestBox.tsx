import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { InputProps } from '../kind.ts';
import type { Control } from './useControl.tsx';

export type SuggestControl = Pick<Control, 'onBlur' | 'ref' | 'invalid' | 'message'>;

type Ours = 'disabled' | 'onBlur' | 'renderInput' | 'renderOption' | 'slotProps';

interface SuggestBoxProps<Option, FreeSolo extends boolean> extends Omit<
  AutocompleteProps<Option, false, false, FreeSolo>,
  Ours
> {
  readonly input: InputProps;
  readonly control: SuggestControl;
  readonly labelOf: (option: Option) => string;
  /** What stands before an option's words. */
  readonly picture?: (option: Option) => ReactNode;
  /** What stands before the words in the field. */
  readonly before?: ReactNode;
  readonly placeholder?: string;
}

/** A field that suggests as one types: rows of 40 px in a list of at most 200 (specification §9). */
export function SuggestBox<Option, FreeSolo extends boolean = false>({
  input,
  control,
  labelOf,
  picture,
  before,
  placeholder,
  ...autocomplete
}: SuggestBoxProps<Option, FreeSolo>) {
  const translate = useTranslate();
  return (
    <Autocomplete<Option, false, false, FreeSolo>
      {...autocomplete}
      disabled={input.disabled}
      loadingText={translate('common.searching')}
      noOptionsText={translate('common.noRecordFound')}
      openText={translate('generate.search.open')}
      closeText={translate('generate.search.close')}
      clearText={translate('generate.search.clear')}
      onBlur={control.onBlur}
      // A region, because the list is drawn outside of the page's own.
      slotProps={{ listbox: { style: { maxHeight: 200 } }, popper: { role: 'region', 'aria-label': input.label } }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} style={{ minHeight: 40, gap: 12 }}>
          {picture?.(option)}
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{labelOf(option)}</span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={input.label}
          required={input.required}
          autoFocus={input.autoFocus}
          placeholder={placeholder}
          inputRef={control.ref}
          error={control.invalid}
          helperText={control.message}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: before && <span style={{ display: 'flex', paddingInline: 4 }}>{before}</span>,
            },
          }}
        />
      )}
    />
  );
}
