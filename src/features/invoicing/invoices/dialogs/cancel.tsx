import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Cancels a draft or an issued invoice, with a reason. */
export default function CancelDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const consequence = translate(invoice.number ? 'invoiceActions.cancel.body' : 'invoiceActions.cancel.draftBody');
  const about = <Typography color="textSecondary">{consequence}</Typography>;
  return <CommandDialog resource={invoices} name="cancel" record={invoice} about={about} onClose={onClose} />;
}
