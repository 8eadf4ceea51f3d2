import { useTranslate, type RaRecord } from 'react-admin';
import type { Transaction } from '../../../../../schemas/resources/payments/transactions.ts';
import { isOfNote } from '../../../../../domain/payments/bookingKinds.ts';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import '../../../../documents/cells/cells.css';

const kind = pageProperty(transactions, 'kind');

/** What a booking is, and below it the number of its note, or whether it was reversed. */
export default function BookingCell({ record }: { readonly record: Transaction & RaRecord }) {
  const translate = useTranslate();
  return (
    <div className="document-stack">
      <KindCell of={kind} record={record} />
      {record.note && record.kind && isOfNote(record.kind) && (
        <span className="document-aside">{translate('transactions.noteNumber', { number: record.note })}</span>
      )}
      {record.is_reversed && (
        <span className="document-aside">{translate('resources.transactions.fields.is_reversed')}</span>
      )}
    </div>
  );
}
