import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { InputProps } from '../kind.ts';
import { fieldProps } from './fieldProps.ts';
import { useControl } from './useControl.tsx';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The font of the label, if it shows one. */
  readonly font?: string | undefined;
}

interface SelectBoxProps<Value> {
  readonly input: InputProps;
  readonly options: readonly Option<Value>[];
  /** The text of the empty option; without it a value stays required. */
  readonly none?: string;
  /** The value that an absent one means. */
  readonly absent?: Value;
}

/** One of a few values. */
export function SelectBox<Value>({ input, options, none, absent }: SelectBoxProps<Value>) {
  const control = useControl(input.source);
  const chosen = options.findIndex(({ value }) => value === (control.value ?? absent));
  return (
    <TextField
      select
      {...fieldProps(input, control)}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => control.set(event.target.value === '' ? null : options[Number(event.target.value)]?.value)}
      slotProps={{ select: { displayEmpty: none !== undefined } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map(({ label, font }, index) => (
        <MenuItem key={label} value={String(index)}>
          {font ? <span style={{ fontFamily: font }}>{label}</span> : label}
        </MenuItem>
      ))}
    </TextField>
  );
}
