import { TruthsSection } from '../../../../documents/figures/TruthsSection.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** The exporter's and importer's amounts; nothing for an invoice that ended before its issue. */
export default function Figures({ record }: InvoiceSectionProps) {
  if (record.schedule_status && record.status === 'cancelled') return null;
  return <TruthsSection resource="invoices" record={record} />;
}
