import { useTranslate } from 'react-admin';
import { NumberCell as Numbered } from '../../../../documents/cells/NumberCell.tsx';
import DocumentNumberCell from '../../../../documents/slots/cells/number.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const align = 'left';
export const width = 108;

/** The number above the company's own; of an imported invoice that of the previous system, with a mark. */
export default function NumberCell({ record }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  if (!record.is_imported) return <DocumentNumberCell record={record} />;
  return <Numbered number={record.company_number} own={translate('resources.invoices.fields.is_imported')} />;
}
