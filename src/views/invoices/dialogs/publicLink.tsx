import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Invoice } from '../../../../schemas/resources/invoices.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { LinkField } from '../../../shell/dialog/LinkField.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** The link under which anybody may read this invoice. */
export default function PublicLinkDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  const url = publicAddress(window.location.origin, invoice);
  return (
    <DialogFrame
      title={translate('invoiceActions.publicLink.title')}
      subtitle={titleOf(invoice)}
      size="sm"
      onClose={onClose}
    >
      <Typography color="textSecondary">{translate('invoiceActions.publicLink.body')}</Typography>
      {url && <LinkField label={translate('invoiceActions.publicLink.label')} url={url} />}
    </DialogFrame>
  );
}

/** Where whoever received the invoice reads it (specification §2 Routes). `undefined` while it has no public code. */
export function publicAddress(origin: string, invoice: Pick<Invoice, 'public_hash'>): string | undefined {
  if (!invoice.public_hash) return undefined;
  return `${origin}/view/invoices/individual/${encodeURIComponent(invoice.public_hash)}`;
}
