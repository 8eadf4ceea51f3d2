import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { permissionNames, permissions as codec, permissionsFor } from '../../../domain/kinds/permissions.ts';
import { useMe } from '../../access/useMe.ts';
import { grantableTo } from '../../data/permissions.ts';
import type { InputProps } from '../kind.ts';
import { useControl } from '../shared/useControl.tsx';
import { ActionChoices } from './ActionChoices.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { WholeResource } from './WholeResource.tsx';

/** Selects permissions from those grantable here. Permissions that the user lacks are read-only. */
export function PermissionsInput({ source, label, property, disabled = false }: InputProps) {
  const control = useControl(source);
  const me = useMe();
  const chosen = new Set(codec.is(control.value) ? permissionNames(control.value) : []);
  const own = new Set(me?.permissions);
  const isFixed = (name: string) => disabled || !own.has(name);
  const set = (names: readonly string[], isGranted: boolean) => {
    const changed = new Set(chosen);
    for (const name of names) {
      if (isGranted) changed.add(name);
      else changed.delete(name);
    }
    control.set(permissionsFor(property, [...changed]));
  };
  const names = [...grantableTo(me?.type ?? 'COMPANY'), ...chosen];
  const choice = { chosen, isFixed, set };
  return (
    <FormControl
      role="group"
      aria-label={label}
      error={control.invalid}
      onBlur={control.onBlur}
      tabIndex={-1}
      ref={control.ref}
      fullWidth
    >
      <PermissionTable names={names} head={(row) => <WholeResource row={row} {...choice} />}>
        {(row) => <ActionChoices row={row} {...choice} />}
      </PermissionTable>
      <FormHelperText>{control.message}</FormHelperText>
    </FormControl>
  );
}
