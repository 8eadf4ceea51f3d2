import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import type { ListedContract } from '../actions/dialogProps.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { useContractInvoices } from './useContractInvoices.ts';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { figuresOfAll, isCounted } from '../../../../../domain/recurrence/schedule/progress.ts';
import { byYear, yearOf } from '../../../../../domain/recurrence/schedule/years.ts';
import { Years } from '../years/Years.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';

/** A contract's progress and invoices. */
export function ContractInvoices({ of: contract }: { readonly of: ListedContract }) {
  const query = useContractInvoices(contract.uuid);
  return (
    <QueryResult query={query} height={120}>
      {(invoices) => (
        <>
          <ProgressBar of={contract} invoices={invoices} />
          <InvoiceYears invoices={invoices} currency={contract.currency} />
        </>
      )}
    </QueryResult>
  );
}

interface InvoiceYearsProps {
  readonly invoices: readonly ContractInvoice[];
  readonly currency: string;
}

/** The invoices of a contract by due year; the year of the next one, or of one on hold before it, is open. */
function InvoiceYears({ invoices, currency }: InvoiceYearsProps) {
  const next = invoices.find((one) => one.schedule_status === 'to_come');
  const pending = invoices.find((one) => one === next || one.schedule_status === 'held');
  const shown = pending ?? invoices.at(-1);
  const totalOf = (of: readonly ContractInvoice[]) => figuresOfAll(of, currency).importer_total_payable_exporter;
  return (
    <Years years={byYear(invoices, totalOf, isCounted)} first={shown && yearOf(shown)} currency={currency}>
      {(of) => <InvoiceRows invoices={of} next={next?.uuid} />}
    </Years>
  );
}
