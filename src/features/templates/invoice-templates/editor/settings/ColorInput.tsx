import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { fieldProps } from '../../../../../kinds/shared/fieldProps.ts';
import { useControl } from '../../../../../kinds/shared/useControl.tsx';

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A color `#rrggbb`: picked, or typed. */
export function ColorInput(input: InputProps) {
  const translate = useTranslate();
  const control = useControl(input.source);
  const value = typeof control.value === 'string' ? control.value : '';
  const swatch = (
    <InputAdornment position="start">
      <input
        type="color"
        className="template-swatch"
        aria-label={translate('templateEditor.pickColor', { name: input.label })}
        value={isColor(value) ? value : '#000000'}
        onChange={(event) => control.set(event.target.value)}
      />
    </InputAdornment>
  );
  return (
    <TextField
      {...fieldProps(input, control)}
      value={value}
      onChange={(event) => control.set(event.target.value.trim())}
      slotProps={{
        input: { startAdornment: swatch },
        htmlInput: { maxLength: 7, spellCheck: false, autoComplete: 'off' },
      }}
    />
  );
}
