import { useTranslate } from 'react-admin';
import type { Permission } from '../../../../../schemas/resources/people/permissions.ts';
import permissionTitle from '../title.ts';

export const width = 360;

/** What a permission is of, and what it allows. */
export default function PermissionNameCell({ record }: { readonly record: Permission }) {
  return <span>{permissionTitle(record, useTranslate())}</span>;
}
