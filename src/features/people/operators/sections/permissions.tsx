import type { RaRecord } from 'react-admin';
import type { Operator } from '../../../../../schemas/resources/people/operators.ts';
import { useMay } from '../../../../access/useMay.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { DirectPermissions } from '../../rights/DirectPermissions.tsx';

/** The single permissions of an operator on the platform; an open invitation has none. */
export default function Permissions({ record }: OwnSectionProps<Operator & RaRecord<string>>) {
  const mayList = useMay('roles', 'list');
  if (!mayList || (record.status !== 'active' && record.status !== 'inactive')) return null;
  return <DirectPermissions person={{ id: record.id, name: record.name, type: 'ADMIN' }} companies={[]} />;
}
