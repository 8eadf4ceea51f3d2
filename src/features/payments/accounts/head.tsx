import accounts from '../../../../schemas/resources/payments/accounts.ts';
import { KindCell } from '../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../generate/properties.ts';
import type { OwnSectionProps } from '../../../generate/show/OwnSection.tsx';

/** Whether the gateway of an account accepts its keys, and whether they are for trials; nothing without a gateway. */
export function State({ record }: OwnSectionProps) {
  return ['connection_state', 'key_mode']
    .filter((path) => record[path] !== undefined)
    .map((path) => <KindCell key={path} of={pageProperty(accounts, path)} record={record} />);
}
