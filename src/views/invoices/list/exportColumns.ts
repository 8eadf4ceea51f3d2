import invoices from '../../../../schemas/resources/invoices.ts';
import { pageProperty, type PageProperty } from '../../../generate/properties.ts';

/** What a column of the screen is in a file, where every cell is one plain value. */
const inFile: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'company_number'],
  account_uuid: [],
  amount: ['currency', 'subtotal', 'total_taxes', 'amount'],
  status: ['status', 'is_overdue'],
  due_date: ['created', 'due_date'],
  transactions: ['payment_authorized'],
};

/** The columns of the export for those that are seen. */
export function exportColumns(visible: readonly PageProperty[]): readonly PageProperty[] {
  return visible.flatMap(({ path }) => (inFile[path] ?? [path]).map((each) => pageProperty(invoices, each)));
}
