import type { RaRecord } from 'react-admin';
import accounts from '../../../../../schemas/resources/payments/accounts.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';

/** A property of an account's connection as a colored tag; nothing without it. */
export function ConnectionTag({
  record,
  of,
}: {
  readonly record: RaRecord;
  readonly of: 'connection_state' | 'key_mode';
}) {
  return record[of] === undefined ? null : <KindCell of={pageProperty(accounts, of)} record={record} />;
}
