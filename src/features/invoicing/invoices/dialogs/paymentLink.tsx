import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { LinkField } from '../../../../shell/dialog/LinkField.tsx';
import { type InvoiceDialogProps, paymentOf } from '../actions/dialogProps.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';

/** The gateway's payment page of this invoice. */
export default function PaymentLinkDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const title = useTitle(invoices, invoice);
  const amount = formatMoney(invoice.open_amount ?? '', invoice.currency, language);
  const url = paymentOf(invoice)?.payment_link;
  return (
    <DialogFrame title={translate('invoiceActions.paymentLink.title')} subtitle={title} size="sm" onClose={onClose}>
      <Typography color="textSecondary">{translate('invoiceActions.paymentLink.body', { amount })}</Typography>
      {url && <LinkField label={translate('invoiceActions.paymentLink.label')} url={url} />}
    </DialogFrame>
  );
}
