import { useTranslate } from 'ra-core';
import { isOffered } from '../../../../domain/actions/offered.ts';
import { invoiceActions } from '../../../../schemas/resources/invoices.ts';
import { useActions } from '../../../generate/actions/useActions.ts';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

const longestOwnNumber = 18;

/** The number, which opens the document where there is one to see, over the company's own number. */
export function NumberCell({ invoice }: { readonly invoice: ListedInvoice }) {
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
