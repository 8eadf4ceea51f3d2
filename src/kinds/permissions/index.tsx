import { useTranslate } from 'react-admin';
import { permissionNames, permissions as codec, type Permissions } from '../../../domain/kinds/permissions.ts';
import { defineKind } from '../defineKind.tsx';
import type { ValueProps } from '../kind.ts';
import { PermissionsInput } from './PermissionsInput.tsx';
import { PermissionTable } from './PermissionTable.tsx';

function Cell({ value }: ValueProps<Permissions>) {
  return <span>{useTranslate()('access.count', { smart_count: permissionNames(value).length })}</span>;
}

function Field({ value }: ValueProps<Permissions>) {
  const translate = useTranslate();
  const names = permissionNames(value);
  return names.length > 0 ? <PermissionTable names={names} /> : <span>{translate('access.none')}</span>;
}

/** Permissions as a table of resources and actions. */
export const permissions = defineKind('permissions', codec, {
  Cell,
  Field,
  Input: PermissionsInput,
  wide: true,
  samples: [
    { value: [], property: { type: 'array', kind: 'permissions' } },
    { value: ['invoices:list', 'invoices:bill', 'entities:edit'], property: { type: 'array', kind: 'permissions' } },
    { value: 'users:list users:show', property: { type: 'string', kind: 'permissions' } },
  ],
});
