import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useControl } from '../../kinds/shared/useControl.tsx';

/** A switch without a message. */
export function SwitchField({ source, label }: { readonly source: string; readonly label: string }) {
  const control = useControl(source);
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={control.value === true}
          onChange={(_event, checked) => control.set(checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
