import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';
import { useFigure } from './useFigure.ts';

interface DecimalInputProps extends InputProps {
  /** Decimals shown after leaving the field. */
  readonly decimals?: number;
  /** At the end of the field. */
  readonly unit?: ReactNode;
  readonly trims?: boolean;
  /** Converts decimal text to the form's value; unchanged by default. */
  readonly keep?: (decimal: string) => unknown;
}

/** A number typed with either decimal sign, grouped after leaving the field; the form's value is decimal text. */
export function DecimalInput({ decimals = 0, unit, trims, keep = (decimal) => decimal, ...input }: DecimalInputProps) {
  const control = useControl(input.source);
  const value = control.value === null || control.value === undefined ? '' : String(control.value);
  const isSigned = input.property.decimal?.minimum?.startsWith('-') ?? false;
  const { ref, onBlur, ...figure } = useFigure({
    value,
    decimals,
    trims,
    isSigned,
    onType: (typed, decimal) => {
      control.set(typed.trim() === '' ? null : decimal === undefined ? typed : keep(decimal));
      return true;
    },
  });

  return (
    <TextField
      {...fieldProps(input, control)}
      {...figure}
      inputRef={useForkRef(control.ref, ref)}
      onBlur={() => {
        onBlur();
        control.onBlur();
      }}
      slotProps={{
        htmlInput: {
          // The keypad for decimals of a phone has no minus sign.
          inputMode: isSigned ? 'text' : 'decimal',
          autoComplete: 'off',
          className: 'figures',
          style: { textAlign: 'right' },
        },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
