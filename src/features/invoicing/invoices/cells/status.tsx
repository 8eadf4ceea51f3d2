import { useTranslate } from 'react-admin';
import { invoiceState } from '../../../../../domain/payments/invoiceState.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import '../../../../documents/cells/cells.css';

/** Wider than usual: as its words are in all languages. */
export const width = 148;

/** The one state of an invoice: of status, schedule, payment and sending what a person needs to know. */
export default function StatusCell({ record }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const { word, tone, isLate } = invoiceState(record);
  return (
    <span className="document-state" data-late={isLate}>
      <StatusTag tone={tone}>{translate(word)}</StatusTag>
    </span>
  );
}
