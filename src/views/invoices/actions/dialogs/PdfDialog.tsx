import { PreviewDialog } from '../../preview/PreviewDialog.tsx';
import type { InvoiceDialogProps } from '../dialogProps.ts';
import { useInvoiceTitle } from '../useInvoiceTitle.ts';

/** The invoice as a document. */
export default function PdfDialog({ invoice, onClose }: InvoiceDialogProps) {
  const titleOf = useInvoiceTitle();
  return <PreviewDialog invoice={invoice} title={titleOf(invoice)} onClose={onClose} />;
}
