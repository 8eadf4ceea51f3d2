import { PayerCell as Payer } from '../../../documents/cells/PayerCell.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const width = 172;
export const inFile = ['service_buyer', 'payment_responsible'];

/** The payer with flag; marked if the service went to another party. */
export default function PayerCell({ record }: { readonly record: ListedInvoice }) {
  return <Payer of={record} />;
}
