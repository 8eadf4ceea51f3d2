import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { InputProps } from '../kind.ts';
import { useControl } from '../shared/useControl.tsx';

/** A switch with its label beside it. */
export function SwitchBox(input: InputProps) {
  const control = useControl(input.source);
  return (
    <FormControl error={control.invalid} disabled={input.disabled} sx={{ justifyContent: 'flex-end' }}>
      <FormControlLabel
        label={input.label}
        control={
          <Switch
            name={input.source}
            checked={control.value === true}
            onChange={(_event, checked) => control.set(checked)}
            onBlur={control.onBlur}
            slotProps={{ input: { ref: control.ref, role: 'switch' } }}
          />
        }
      />
      <FormHelperText>{control.message}</FormHelperText>
    </FormControl>
  );
}
