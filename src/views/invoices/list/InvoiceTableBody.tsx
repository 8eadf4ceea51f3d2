import { useListContext } from 'ra-core';
import invoices from '../../../../schemas/resources/invoices.ts';
import { useColumns } from '../../../generate/list/useColumns.ts';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { alignOf, columns } from './columns.ts';

/** The rows of the table, plain ones: react-admin's own cost more time to build than all that stands in them. */
export function InvoiceTableBody() {
  const { data = [] } = useListContext<ListedInvoice>();
  const { visible } = useColumns(invoices);
  return (
    <tbody>
      {data.map((invoice) => (
        <tr key={invoice.id} className="invoice-row">
          {visible.map((property) => {
            const Cell = columns[property.path]?.Cell;
            return (
              <td key={property.path} className={`column-${property.path}`} data-align={alignOf(property)}>
                {Cell && <Cell invoice={invoice} />}
              </td>
            );
          })}
          <td data-align="right">
            <ActionsButton invoice={invoice} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
