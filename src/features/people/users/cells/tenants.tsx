import type { RaRecord } from 'react-admin';
import { joined } from '../../../../../domain/words/isolated.ts';
import type { User } from '../../../../../schemas/resources/people/users.ts';

export const align = 'left';
export const width = 200;

/** The companies by name: as many as fit, all on hover. */
export default function TenantsCell({ record }: { readonly record: RaRecord & Partial<Pick<User, 'tenants'>> }) {
  const names = joined(
    (record.tenants ?? []).map(({ name }) => name),
    ', ',
  );
  return (
    <span
      title={names}
      style={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {names || '–'}
    </span>
  );
}
