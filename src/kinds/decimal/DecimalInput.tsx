import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';
import { readDecimal, formatDecimal, writeDecimal } from '../../../domain/kinds/decimal.ts';

interface DecimalInputProps extends InputProps {
  /** Decimals shown once the field is left. */
  readonly decimals?: number;
  readonly unit?: string;
  /** What the form keeps of decimal text; the text itself unless told. */
  readonly keep?: (decimal: string) => unknown;
}

/** Figures typed with either decimal sign, grouped when the field is left; the form keeps decimal text. */
export function DecimalInput({ decimals = 0, unit, keep = (decimal) => decimal, ...input }: DecimalInputProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const [typed, setTyped] = useState<string>();
  const value = control.value === null || control.value === undefined ? '' : String(control.value);
  const shown = readDecimal(value, 'en') === undefined ? value : formatDecimal(value, language, { least: decimals });

  const type = (text: string) => {
    const figures = text.replaceAll(/[^\d.,\s]/g, '');
    const decimal = readDecimal(figures, language);
    setTyped(figures);
    control.set(figures.trim() === '' ? null : decimal === undefined ? figures : keep(decimal));
  };

  return (
    <TextField
      {...fieldProps(input, control)}
      value={typed ?? shown}
      onFocus={() => setTyped(writeDecimal(value, language))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: 'figures', style: { textAlign: 'right' } },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
