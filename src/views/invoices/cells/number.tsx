import { useTranslate } from 'ra-core';
import { NumberCell as Numbered } from '../../../documents/cells/NumberCell.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const align = 'left';
export const width = 108;
export const inFile = ['number', 'company_number'];

/** The number above the company's own. */
export default function NumberCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  return <Numbered number={invoice.number ?? translate('invoiceActions.list.noNumber')} own={invoice.company_number} />;
}
