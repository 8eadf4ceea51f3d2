import openingInvoices from '../../../../schemas/resources/invoicing/opening-invoices.ts';
import { ImportButton } from '../../../generate/import/ImportButton.tsx';

/** Imports the open invoices of the previous system. */
export default function InvoiceListActions() {
  return <ImportButton resource={openingInvoices} />;
}
