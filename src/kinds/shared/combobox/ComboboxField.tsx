import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type ReactNode, useRef } from 'react';
import type { InputProps } from '../../kind.ts';
import { fieldProps } from '../fieldProps.ts';
import type { Control } from '../useControl.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { unmatchedAt } from './unmatchedText.ts';

interface ComboboxFieldProps<Option> extends Pick<
  ComboboxProps<Option>,
  'choices' | 'chosen' | 'keyOf' | 'nameOf' | 'onSearch' | 'onChoose' | 'addition' | 'none'
> {
  readonly input: InputProps;
  readonly control: Control;
  /** A picture before an option's name, also in the field. */
  readonly picture?: (option: Option) => ReactNode;
  /** Details that distinguish options of one name. */
  readonly detailOf?: (option: Option) => string;
}

/** A choice in a form. Unmatched text is kept beside the empty field, except in a list filter. */
export function ComboboxField<Option>({ input, control, picture, detailOf, ...choice }: ComboboxFieldProps<Option>) {
  const translate = useTranslate();
  const { chosen, nameOf, choices } = choice;
  const { text, keep, drop } = useUnmatched(input.source);
  const isEmpty = control.value === null || control.value === undefined;
  const unmatched = isEmpty ? text : undefined;
  // An error must wait for the running search.
  const isPending = control.invalid && choices.isSearching && unmatched !== undefined;
  const invalid = control.invalid && !isPending;
  const sign = chosen !== null && picture?.(chosen);
  const details = chosen === null ? '' : detailOf?.(chosen);
  // The selection before typing.
  const before = useRef<unknown>(null);
  const type = (typed: string, isFirst: boolean) => {
    if (isFirst && unmatched === undefined) before.current = control.value;
    if (typed) keep(typed);
    else drop();
    control.set(null);
  };
  const restore = () => {
    drop();
    control.set(before.current);
  };
  return (
    <Combobox<Option>
      {...choice}
      label={input.label}
      disabled={input.disabled}
      onBlur={control.onBlur}
      unmatched={unmatched}
      onChoose={(option) => {
        drop();
        choice.onChoose(option);
      }}
      onTyped={input.isFilter ? undefined : type}
      onRestore={input.isFilter ? undefined : restore}
      drawOption={(option) => (
        <>
          {picture?.(option)}
          <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {nameOf(option)}
            {detailOf && (
              <Typography component="span" variant="caption" color="text.secondary">
                {detailOf(option)}
              </Typography>
            )}
          </Stack>
        </>
      )}
      renderInput={(params, problem) => (
        <TextField
          {...params}
          {...fieldProps(input, control)}
          name={undefined}
          // Typing replaces the selection, also after focus by script.
          onFocus={(event) => event.target.select()}
          disabled={params.disabled}
          error={invalid || problem !== undefined}
          helperText={
            problem ?? (isPending ? translate('common.searching') : invalid || !details ? control.message : details)
          }
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: sign && <span style={{ display: 'flex', paddingInline: 4 }}>{sign}</span>,
            },
          }}
        />
      )}
    />
  );
}

/** Manages the unmatched text of a field. */
function useUnmatched(source: string) {
  const { setValue, unregister } = useFormContext();
  const name = unmatchedAt(source);
  const text: unknown = useWatch({ name });
  return {
    text: typeof text === 'string' ? text : undefined,
    keep: (typed: string) => setValue(name, typed, { shouldDirty: true }),
    // A leftover without a value would make the form dirty.
    drop: () => text !== undefined && unregister(name),
  };
}
