import type { RaRecord } from 'react-admin';
import messages from '../../../../../schemas/resources/delivery/messages.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';

const status = pageProperty(messages, 'status');

/** The answer of a recipient; a copy has none, because it is answered for its recipient. */
export default function StatusCell({ record }: { readonly record: RaRecord }) {
  return record['recipient_type'] === 'cc' ? <span>—</span> : <KindCell of={status} record={record} />;
}
