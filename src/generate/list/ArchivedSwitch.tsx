import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useControl } from '../../kinds/shared/useControl.tsx';

/** Switches a list to archived records, and back by removing the filter. */
export function ArchivedSwitch({ source, label }: { readonly source: string; readonly label: string }) {
  const control = useControl(source);
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={control.value === true}
          onChange={(_event, checked) => control.set(checked || null)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
