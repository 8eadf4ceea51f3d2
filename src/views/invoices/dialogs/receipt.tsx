import invoices from '../../../../schemas/resources/invoices.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { Facts } from '../../../shell/dialog/Facts.tsx';
import { type InvoiceDialogProps, paymentOf } from '../actions/dialogProps.ts';
import { receiptFacts } from '../actions/receiptFacts.ts';
import { useTitle } from '../../../generate/useRecordName.ts';

/** The payment of an invoice. */
export default function ReceiptDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const title = useTitle(invoices, invoice);
  const { data: company } = useOwnCompany();
  const payment = paymentOf(invoice);
  return (
    <DialogFrame
      title={translate('invoiceActions.receipt.title')}
      subtitle={title}
      size="sm"
      readOnly
      onClose={onClose}
    >
      {payment ? (
        <Facts facts={receiptFacts(payment, { language, translate, timeZone: company?.time_zone })} />
      ) : (
        <Typography color="textSecondary">{translate('invoiceActions.receipt.none')}</Typography>
      )}
    </DialogFrame>
  );
}
