import { useTranslate } from 'ra-core';
import { PublicLinkDialog } from '../../../documents/publicLink/PublicLinkDialog.tsx';
import { publicPath } from '../../../public/address.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** The link under which anybody may read this invoice. */
export default function InvoiceLinkDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  const hash = invoice.public_hash;
  return (
    <PublicLinkDialog
      subject={titleOf(invoice)}
      body={translate('invoiceActions.publicLink.body')}
      label={translate('invoiceActions.publicLink.label')}
      path={hash && publicPath({ type: 'individual', hash })}
      onClose={onClose}
    />
  );
}
