import { useTranslate } from 'ra-core';
import { isOffered } from '../../../../domain/actions/offered.ts';
import { invoiceActions } from '../../../../schemas/resources/invoices.ts';
import { useActions } from '../../../generate/actions/useActions.ts';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import './cells.css';

const longestOwnNumber = 18;

export const align = 'left';
export const width = 108;
export const inFile = ['number', 'company_number'];

/** The number, which opens the document where there is one to see, over the company's own number. */
export default function NumberCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const { may, openDialog } = useActions();
  const hasDocument = may(invoiceActions.views.pdf.needs) && isOffered(invoiceActions, 'pdf', invoice);
  const shown = invoice.number ?? translate('invoiceActions.list.noNumber');

  return (
    <div className="invoice-stack">
      {hasDocument ? (
        <button type="button" className="invoice-number" onClick={() => openDialog(invoice, 'pdf')}>
          {shown}
        </button>
      ) : (
        <span className="invoice-number">{shown}</span>
      )}
      {invoice.company_number && (
        <span className="invoice-aside">
          <Truncated text={invoice.company_number} limit={longestOwnNumber} />
        </span>
      )}
    </div>
  );
}
