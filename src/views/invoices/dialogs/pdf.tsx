import { PreviewDialog } from '../../../documents/preview/PreviewDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** The invoice as a document. */
export default function PdfDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const titleOf = useInvoiceTitle();
  return <PreviewDialog record={invoice} title={titleOf(invoice)} onClose={onClose} />;
}
