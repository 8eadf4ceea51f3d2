import { TruthsSection } from '../../../documents/figures/TruthsSection.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** What the exporter is sent and what the importer pays; nothing of what has ended before it was issued. */
export default function Figures({ record }: InvoiceSectionProps) {
  if (record.standing && record.status === 'cancelled') return null;
  return <TruthsSection resource="invoices" record={record} />;
}
