import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputProps } from '../kind.ts';
import { isText } from '../../../domain/kinds/text.ts';
import { fieldProps } from './fieldProps.ts';
import { useControl } from './useControl.tsx';

type Box = Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'maxRows' | 'placeholder'> & {
  /** How what was typed is tidied when the field is left. */
  readonly tidy?: (text: string) => string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly autoComplete?: string;
};

/** The input of every value that is text as it is typed. */
export function TextBox({ input, tidy, inputMode, autoComplete, ...box }: Box & { readonly input: InputProps }) {
  const control = useControl(input.source);
  const value = isText(control.value) ? control.value : '';
  const leave = () => {
    const tidied = tidy?.(value) ?? value;
    if (tidied !== value) control.set(tidied);
    control.onBlur();
  };
  return (
    <TextField
      {...box}
      {...fieldProps(input, control)}
      value={value}
      onChange={(event) => control.set(event.target.value === '' ? null : event.target.value)}
      onBlur={leave}
      slotProps={{ htmlInput: { inputMode, autoComplete: autoComplete ?? 'off' } }}
    />
  );
}
