import type { InputProps } from '../kind.ts';
import type { Control } from './useControl.tsx';

/** Returns the props of a text field: label, state, error. */
export function fieldProps(input: InputProps, control: Control) {
  return {
    name: input.source,
    label: input.label,
    required: input.required,
    disabled: input.disabled,
    autoFocus: input.autoFocus,
    inputRef: control.ref,
    onBlur: control.onBlur,
    error: control.invalid,
    helperText: control.message,
  };
}
