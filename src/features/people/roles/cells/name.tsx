import { useTranslate } from 'react-admin';
import { recordName } from '../../../../../domain/kinds/reference.ts';
import roles, { type Role } from '../../../../../schemas/resources/people/roles.ts';

export const width = 200;

/** The name of a role in the current language. */
export default function RoleNameCell({ record }: { readonly record: Role }) {
  return <span>{recordName(roles, record, useTranslate())}</span>;
}
