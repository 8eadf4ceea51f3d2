import { useTranslate } from 'ra-core';
import { recordName } from '../../../../domain/kinds/reference.ts';
import roles, { type Role } from '../../../../schemas/resources/roles.ts';

export const width = 200;

/** What a role is called, in the language of the moment. */
export default function RoleNameCell({ record }: { readonly record: Role }) {
  return <span>{recordName(roles, record, useTranslate())}</span>;
}
