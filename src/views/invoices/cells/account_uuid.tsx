import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';
import './cells.css';

const longestName = 18;

export const width = 128;
export const inFile = ['transactions.0.account.name'];

/** The account the payment goes to, over its gateway; a dash where none was chosen. */
export default function AccountCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const account = paymentOf(invoice)?.account;
  const gateway = account?.account_type?.name;
  if (!account?.name && !gateway) return '–';
  return (
    <div className="invoice-stack">
      <Truncated text={account?.name ?? gateway ?? ''} limit={longestName} />
      {account?.name && gateway && (
        <span className="invoice-aside">
          <Truncated text={gateway} limit={longestName} />
        </span>
      )}
    </div>
  );
}
