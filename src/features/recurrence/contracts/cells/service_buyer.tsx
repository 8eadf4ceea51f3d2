import { useTranslate } from 'react-admin';
import { OverdueMark } from '../../../../documents/cells/OverdueMark.tsx';
import { PayerCell as Payer } from '../../../../documents/cells/PayerCell.tsx';
import type { ListedContract } from '../actions/dialogProps.ts';

export const width = 184;

/** The payer with flag, and a warning about overdue invoices. */
export default function PayerCell({ record }: { readonly record: ListedContract }) {
  const translate = useTranslate();
  return (
    <Payer of={record}>
      {record.has_overdue_invoices && (
        <OverdueMark label={translate('resources.contracts.fields.has_overdue_invoices')} />
      )}
    </Payer>
  );
}
