import { useTranslate } from 'ra-core';
import { DownloadButton } from '../../../documents/preview/DownloadButton.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { PublicLinkDialog } from '../../../documents/publicLink/PublicLinkDialog.tsx';
import { publicPath } from '../../../public/address.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** Shares an invoice: public link and PDF. */
export default function InvoiceLinkDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  const locale = useLanguage();
  const { public_hash: hash, uuid, template } = invoice;
  const document = { uuid, locale, ...(template && { template }) };
  return (
    <PublicLinkDialog
      subject={titleOf(invoice)}
      body={translate('invoiceActions.publicLink.body')}
      label={translate('invoiceActions.publicLink.label')}
      path={hash && publicPath({ type: 'individual', hash })}
      actions={<DownloadButton document={document} name={titleOf(invoice)} />}
      onClose={onClose}
    />
  );
}
