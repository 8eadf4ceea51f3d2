import type { Permission } from '../../../../schemas/resources/people/permissions.ts';
import { permissionText } from '../../../access/permissionWords.ts';

/** Names a permission by what it is of and what it allows. */
export default function permissionTitle(
  { name }: Pick<Permission, 'name'>,
  translate: (key: string, args?: object) => string,
): string {
  return permissionText(name, translate);
}
