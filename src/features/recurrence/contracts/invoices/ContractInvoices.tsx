import { Loaded } from '../../../../shell/feedback/Loaded.tsx';
import type { ListedContract } from '../actions/dialogProps.ts';
import { InvoiceYears } from './InvoiceYears.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useContractInvoices } from './useContractInvoices.ts';

/** A contract's progress and invoices. */
export function ContractInvoices({ of: contract }: { readonly of: ListedContract }) {
  const query = useContractInvoices(contract.uuid);
  return (
    <Loaded query={query} height={120}>
      {(invoices) => (
        <>
          <ProgressBar of={contract} invoices={invoices} />
          <InvoiceYears invoices={invoices} currency={contract.currency} />
        </>
      )}
    </Loaded>
  );
}
