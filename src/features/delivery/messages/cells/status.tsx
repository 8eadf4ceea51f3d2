import type { RaRecord } from 'react-admin';
import messages from '../../../../../schemas/resources/delivery/messages.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';

const status = pageProperty(messages, 'status');

/** The answer of a recipient; a copy has none, because it is answered for its recipient, nor has a receipt. */
export default function StatusCell({ record }: { readonly record: RaRecord }) {
  const hasAnswer = record['recipient_type'] !== 'cc' && (record['kind'] ?? 'document') === 'document';
  return hasAnswer ? <KindCell of={status} record={record} /> : <span>—</span>;
}
