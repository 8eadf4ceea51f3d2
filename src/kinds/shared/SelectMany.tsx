import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { joined } from '../../../domain/words/isolated.ts';
import type { InputProps } from '../kind.ts';
import { fieldProps } from './fieldProps.ts';
import type { Option } from './SelectBox.tsx';
import { useControl } from './useControl.tsx';

interface SelectManyProps {
  readonly input: InputProps;
  readonly options: readonly Option<string>[];
  /** The text of the empty selection. */
  readonly none: string;
}

/** Several of a few values, joined by commas in schema order for a list's filter. */
export function SelectMany({ input, options, none }: SelectManyProps) {
  const control = useControl(input.source);
  const kept = typeof control.value === 'string' ? control.value.split(',') : [];
  const chosen = options.filter(({ value }) => kept.includes(value));
  const keep = (values: readonly string[]) => {
    const inOrder = options.filter(({ value }) => values.includes(value));
    control.set(inOrder.map(({ value }) => value).join(',') || null);
  };
  return (
    <TextField
      select
      {...fieldProps(input, control)}
      value={chosen.map(({ value }) => value)}
      onChange={({ target }) => keep([target.value].flat())}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            joined(
              chosen.map(({ label }) => label),
              ', ',
            ) || none,
        },
      }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          <Checkbox size="small" checked={kept.includes(value)} tabIndex={-1} sx={{ my: -1, ml: -1 }} />
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
