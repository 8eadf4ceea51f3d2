import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { InvoiceStatus } from '../../../../schemas/resources/invoices.ts';

/** The document asked for is no draft: it says so, and shows the way back. */
export function ClosedInvoice({ status }: { readonly status: InvoiceStatus }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to={createPath({ resource: 'invoices', type: 'list' })}>
          {translate('invoiceForm.closed.back')}
        </Button>
      }
    >
      {translate('invoiceForm.closed.content', { status: translate(`resources.invoices.values.status.${status}`) })}
    </Alert>
  );
}
