import { AccountCell as Account } from '../../../../documents/cells/AccountCell.tsx';
import type { ListedContract } from '../actions/dialogProps.ts';

export const width = 128;

/** The payment account of its invoices. */
export default function AccountCell({ record }: { readonly record: ListedContract }) {
  return <Account account={record.account} />;
}
