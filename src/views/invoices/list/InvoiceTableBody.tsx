import { useListContext } from 'ra-core';
import { memo } from 'react';
import invoices from '../../../../schemas/resources/invoices.ts';
import { CellValue } from '../../../generate/list/CellValue.tsx';
import { useColumns } from '../../../generate/list/useColumns.ts';
import type { PageProperty } from '../../../generate/properties.ts';
import { ActionsButton } from '../../../generate/actions/ActionsButton.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { alignOf, type CellProps, columns } from './columns.ts';

/** The rows of the table, plain ones: react-admin's own cost more time to build than all that stands in them. */
export function InvoiceTableBody() {
  const { data = [] } = useListContext<ListedInvoice>();
  const { visible } = useColumns(invoices);
  return (
    <tbody>
      {data.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} visible={visible} />
      ))}
    </tbody>
  );
}

interface InvoiceRowProps extends CellProps {
  readonly visible: readonly PageProperty[];
}

/** Drawn again only for what is its own: the list around it changes often while it opens. */
const InvoiceRow = memo(function InvoiceRow({ invoice, visible }: InvoiceRowProps) {
  return (
    <tr className="invoice-row">
      {visible.map((property) => {
        const Cell = columns[property.path]?.Cell;
        return (
          <td key={property.path} className={`column-${property.path}`} data-align={alignOf(property)}>
            {Cell ? <Cell invoice={invoice} /> : <CellValue of={property} record={invoice} />}
          </td>
        );
      })}
      <td data-align="right">
        <ActionsButton record={invoice} />
      </td>
    </tr>
  );
});
