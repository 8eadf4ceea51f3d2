import { isOffered } from '../../../../domain/actions/offered.ts';
import { invoiceActions } from '../../../../schemas/parts/invoiceActions.ts';
import { DocumentSection } from '../../../documents/preview/DocumentSection.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** The invoice as its payer sees it, once it can be drawn. */
export default function Document({ record }: InvoiceSectionProps) {
  const titleOf = useInvoiceTitle();
  if (!isOffered(invoiceActions, 'pdf', record)) return null;
  return <DocumentSection record={record} title={titleOf(record)} />;
}
