import type { CellProps } from '../../../generate/list/slots.ts';
import { PayerCell as Payer } from '../../cells/PayerCell.tsx';
import type { DocumentRecord } from '../../documentRecord.ts';

export const width = 172;

/** The payer with flag; marked if the service went to another party. */
export default function PayerCell({ record }: CellProps<DocumentRecord>) {
  return <Payer of={record} />;
}
