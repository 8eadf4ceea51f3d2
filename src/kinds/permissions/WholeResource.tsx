import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { usePermissionWords } from '../../access/permissionWords.ts';
import { namesOf, type PermissionChoice } from './choice.ts';

/** Selects all actions on a resource. */
export function WholeResource({ row, chosen, isFixed, set }: PermissionChoice) {
  const translate = useTranslate();
  const resource = usePermissionWords().resource(row.resource);
  const open = namesOf(row).filter((name) => !isFixed(name));
  const granted = namesOf(row).filter((name) => chosen.has(name)).length;
  const isAll = granted === row.actions.length;
  return (
    <FormControlLabel
      label={resource}
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={granted > 0 && !isAll}
          disabled={open.length === 0}
          onChange={() => set(open, !open.every((name) => chosen.has(name)))}
          slotProps={{ input: { 'aria-label': translate('access.allOf', { resource }) } }}
        />
      }
    />
  );
}
