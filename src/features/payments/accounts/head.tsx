import type { OwnSectionProps } from '../../../generate/show/OwnSection.tsx';
import { ConnectionTag } from './connection/ConnectionTag.tsx';

/** Whether the gateway of an account accepts its keys, and whether they are for trials. */
export default function AccountHead({ record }: OwnSectionProps) {
  return (
    <>
      <ConnectionTag record={record} of="connection_state" />
      <ConnectionTag record={record} of="key_mode" />
    </>
  );
}
