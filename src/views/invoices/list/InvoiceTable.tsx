import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import invoices from '../../../../schemas/resources/invoices.ts';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import { hiddenKey, useColumns } from '../../../generate/list/useColumns.ts';
import { alignOf, columnWord } from './columns.ts';
import { InvoiceTableBody } from './InvoiceTableBody.tsx';

const sortable: readonly string[] = invoices.list.sortable;

/** The invoices on a wide screen. */
export function InvoiceTable() {
  const translate = useTranslate();
  const { visible } = useColumns(invoices);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable
        size="medium"
        className="invoice-table"
        body={InvoiceTableBody}
        storeKey={hiddenKey(invoices)}
        bulkActionButtons={false}
      >
        {visible.map((property) => (
          <DataTable.Col
            key={property.path}
            source={property.path}
            label={translate(columnWord(property.path))}
            align={alignOf(property)}
            disableSort={!sortable.includes(property.path)}
          />
        ))}
        <DataTable.Col label={translate('invoiceActions.list.options')} disableSort align="right" />
      </DataTable>
      <ListPagination />
    </Paper>
  );
}
