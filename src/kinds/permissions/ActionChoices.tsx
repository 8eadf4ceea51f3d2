import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { usePermissionWords } from '../../access/permissionWords.ts';
import type { PermissionChoice } from './choice.ts';

/** A checkbox for each action on a resource. */
export function ActionChoices({ row: { resource, actions }, chosen, isFixed, set }: PermissionChoice) {
  const translate = useTranslate();
  const words = usePermissionWords();
  return actions.map((action) => {
    const name = `${resource}:${action}`;
    return (
      <FormControlLabel
        key={name}
        label={words.action(resource, action)}
        title={isFixed(name) ? translate('access.notYours') : undefined}
        disabled={isFixed(name)}
        control={
          <Checkbox
            size="small"
            name={name}
            checked={chosen.has(name)}
            onChange={(_event, checked) => set([name], checked)}
            slotProps={{ input: { 'aria-label': `${words.resource(resource)}: ${words.action(resource, action)}` } }}
          />
        }
      />
    );
  });
}
