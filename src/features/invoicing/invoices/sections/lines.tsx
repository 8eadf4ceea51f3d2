import { useTranslate } from 'react-admin';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { LinesSection } from '../../../../documents/figures/LinesSection.tsx';
import { Totals } from '../../../../documents/figures/Totals.tsx';
import { Explanation } from '../explanation/Explanation.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** The lines of an invoice with its amounts; one that ended before its issue has none. */
export default function Lines({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const mayAudit = useMay(invoices.name, 'audit');
  const isNeverIssued = record.schedule_status !== undefined && record.status === 'cancelled';
  return (
    <LinesSection
      title={translate('resources.invoices.fields.items_invoice')}
      lines={record.items_invoice ?? []}
      currency={record.currency}
    >
      {!isNeverIssued && <Totals record={record} lines={record.items_invoice ?? []} isExplained />}
      {mayAudit && !isNeverIssued && !record.is_imported && <Explanation record={record} />}
    </LinesSection>
  );
}
