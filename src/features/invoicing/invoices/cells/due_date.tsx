import { DueCell } from '../../../../documents/cells/DueCell.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const width = 104;

/** The due date, and since when it is past; the payment has its own column. */
export default function DueDateCell({ record: { due_date, is_overdue } }: { readonly record: ListedInvoice }) {
  return <DueCell on={due_date} isLate={is_overdue} />;
}
