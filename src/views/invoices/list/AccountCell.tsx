import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';

const longestName = 18;

/** The account the payment goes to, over its gateway; a dash where none was chosen. */
export function AccountCell({ invoice }: { readonly invoice: ListedInvoice }) {
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
