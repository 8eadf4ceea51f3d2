import Alert from '@mui/material/Alert';
import { useTranslate, type RaRecord } from 'ra-core';
import invoices, { type Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { isAutomatic } from './receivable.ts';

/** Says why an invoice takes no manual payment. */
export function NotReceivable({ invoice }: { readonly invoice: Invoice & RaRecord }) {
  const translate = useTranslate();
  const name = useTitle(invoices, invoice);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`transactions.form.${isAutomatic(invoice) ? 'automatic' : 'notOpen'}`, { name })}
    </Alert>
  );
}
