import { useTranslate } from 'ra-core';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import './cells.css';

const longestOwnNumber = 18;

export const align = 'left';
export const width = 108;
export const inFile = ['number', 'company_number'];

/** The number over the company's own. */
export default function NumberCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const shown = invoice.number ?? translate('invoiceActions.list.noNumber');

  return (
    <div className="invoice-stack">
      <span className="invoice-number">{shown}</span>
      {invoice.company_number && (
        <span className="invoice-aside">
          <Truncated text={invoice.company_number} limit={longestOwnNumber} />
        </span>
      )}
    </div>
  );
}
