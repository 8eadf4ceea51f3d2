import { PayerCell as Payer } from '../../../documents/cells/PayerCell.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const width = 172;
export const inFile = ['service_buyer', 'payment_responsible'];

/** Who pays, with the flag; marked where the service went to somebody else. */
export default function PayerCell({ record }: { readonly record: ListedInvoice }) {
  return <Payer of={record} />;
}
