import { useTranslate } from 'react-admin';
import { NumberCell as Numbered } from '../../../../documents/cells/NumberCell.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const align = 'left';
export const width = 108;

/** The number above the company's own; of an imported invoice that of the previous system, above a mark. */
export default function NumberCell({ record }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const { full_number: printed, number, company_number: own, is_imported: isImported } = record;
  return isImported ? (
    <Numbered number={own} own={translate('resources.invoices.fields.is_imported')} />
  ) : (
    <Numbered number={printed ?? number ?? translate('documents.list.noNumber')} own={own} />
  );
}
