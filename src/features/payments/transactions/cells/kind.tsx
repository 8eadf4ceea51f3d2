import { useTranslate, type RaRecord } from 'react-admin';
import type { Transaction } from '../../../../../schemas/resources/payments/transactions.ts';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import '../../../../documents/cells/cells.css';

const kind = pageProperty(transactions, 'kind');

/** What a booking is, and below it whether it was reversed. */
export default function BookingCell({ record }: { readonly record: Transaction & RaRecord }) {
  const translate = useTranslate();
  return (
    <div className="document-stack">
      <KindCell of={kind} record={record} />
      {record.is_reversed && (
        <span className="document-aside">{translate('resources.transactions.fields.is_reversed')}</span>
      )}
    </div>
  );
}
