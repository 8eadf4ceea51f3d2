import { Truncated } from '../../kinds/shared/Truncated.tsx';
import './cells.css';

const longestName = 18;

interface AccountCellProps {
  readonly account: { readonly name?: string; readonly account_type?: { readonly name?: string } } | undefined;
}

/** The payment account above its gateway; a dash without one. */
export function AccountCell({ account }: AccountCellProps) {
  const gateway = account?.account_type?.name;
  if (!account?.name && !gateway) return '–';
  return (
    <div className="document-stack">
      <Truncated text={account?.name ?? gateway ?? ''} limit={longestName} />
      {account?.name && gateway && (
        <span className="document-aside">
          <Truncated text={gateway} limit={longestName} />
        </span>
      )}
    </div>
  );
}
