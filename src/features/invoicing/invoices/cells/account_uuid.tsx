import { AccountCell as Account } from '../../../../documents/cells/AccountCell.tsx';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';

export const width = 120;

/** The payment account above its gateway; a dash without one. */
export default function AccountCell({ record }: { readonly record: ListedInvoice }) {
  return <Account account={paymentOf(record)?.account} />;
}
