import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useControl } from './useControl.tsx';

interface SwitchFieldProps {
  readonly source: string;
  readonly label: string;
  /** The value when it is off; null removes it. */
  readonly off?: false | null;
}

/** A switch without a message. */
export function SwitchField({ source, label, off = false }: SwitchFieldProps) {
  const control = useControl(source);
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={control.value === true}
          onChange={(_event, checked) => control.set(checked || off)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
