import { TruthsSection } from '../../../documents/figures/TruthsSection.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** What the exporter is sent and what the importer pays. */
export default function Figures({ record }: InvoiceSectionProps) {
  return <TruthsSection resource="invoices" record={record} />;
}
