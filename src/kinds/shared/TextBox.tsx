import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState, type FocusEvent } from 'react';
import type { InputProps } from '../kind.ts';
import { isText } from '../../../domain/kinds/text.ts';
import { fieldProps } from './fieldProps.ts';
import { InsertMenu, type TextElement } from './InsertMenu.tsx';
import { useControl } from './useControl.tsx';

type Box = Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'maxRows' | 'placeholder'> & {
  /** Normalizes text on blur and on load. */
  readonly tidy?: (text: string) => string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly autoComplete?: string;
};

/** The input of text values. */
export function TextBox({ input, tidy, inputMode, autoComplete, ...box }: Box & { readonly input: InputProps }) {
  const control = useControl(input.source, input.property);
  const { inserts } = input.property;
  const [isTyping, setTyping] = useState(false);
  const value = isText(control.value) ? control.value : '';
  const tidied = () => tidy?.(value) ?? value;
  const type = (text: string) => {
    setTyping(true);
    control.set(text === '' ? null : text);
  };
  const element = useRef<TextElement | null>(null);
  const attach = (attached: TextElement | null) => {
    element.current = attached;
    control.ref(attached);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A menu of the field inserts where the text was left.
    if (currentTarget.closest('.MuiFormControl-root')?.contains(relatedTarget)) return;
    if (isTyping && tidied() !== value) control.set(tidied());
    setTyping(false);
    control.onBlur();
  };
  const menuOf = (offered: NonNullable<typeof inserts>) => (
    <InsertMenu
      inserts={offered}
      label={input.label}
      multiline={box.multiline === true}
      disabled={input.disabled}
      element={() => element.current}
    />
  );
  return (
    <TextField
      {...box}
      {...fieldProps(input, control)}
      value={isTyping ? value : tidied()}
      onChange={(event) => type(event.target.value)}
      inputRef={attach}
      onBlur={leave}
      slotProps={{
        htmlInput: { inputMode, autoComplete: autoComplete ?? 'off' },
        ...(inserts && { input: { endAdornment: menuOf(inserts) } }),
      }}
    />
  );
}
