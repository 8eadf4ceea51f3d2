import { useTranslate } from 'react-admin';
import type { Role } from '../../../../../schemas/resources/people/roles.ts';

export const width = 360;

/** The purpose of a role; built-in ones have translated texts. */
export default function RoleDescriptionCell({ record }: { readonly record: Role }) {
  const translate = useTranslate();
  const { built_in: builtIn, description } = record;
  return <span>{builtIn ? translate(`resources.roles.about.${builtIn}`) : (description ?? '—')}</span>;
}
