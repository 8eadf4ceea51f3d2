import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { figuresOfAll, isCounted } from '../../../../../domain/recurrence/schedule/progress.ts';
import { byYear, yearOf } from '../../../../../domain/recurrence/schedule/years.ts';
import { Years } from '../years/Years.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';

interface InvoiceYearsProps {
  readonly invoices: readonly ContractInvoice[];
  readonly currency: string;
}

/** The invoices of a contract by due year; the year of the next one, or of one on hold before it, is open. */
export function InvoiceYears({ invoices, currency }: InvoiceYearsProps) {
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
