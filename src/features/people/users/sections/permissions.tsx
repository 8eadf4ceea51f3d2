import type { RaRecord } from 'react-admin';
import type { User } from '../../../../../schemas/resources/people/users.ts';
import { useMay } from '../../../../access/useMay.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { DirectPermissions } from '../../rights/DirectPermissions.tsx';

/** The single permissions of a person by company; clients' users have none, and nobody without a company. */
export default function Permissions({ record }: OwnSectionProps<User & RaRecord<string>>) {
  const { id, name, type, tenants = [] } = record;
  const mayList = useMay('roles', 'list');
  if (!mayList || type === 'CUSTOMER' || (type !== 'ADMIN' && tenants.length === 0)) return null;
  return <DirectPermissions person={{ id, name, type }} companies={type === 'ADMIN' ? [] : tenants} />;
}
