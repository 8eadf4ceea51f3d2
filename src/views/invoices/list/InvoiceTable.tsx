import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { ComponentType } from 'react';
import invoices from '../../../../schemas/resources/invoices.ts';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import { listKey, useColumns } from '../../../generate/list/useColumns.ts';
import { ActionsMenu } from '../actions/ActionsMenu.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { type CellProps, columns } from './columns.tsx';
import { StatusLegend } from './StatusLegend.tsx';

const sortable: readonly string[] = invoices.list.sortable;

/** The invoices on a wide screen. */
export function InvoiceTable() {
  const translate = useTranslate();
  const { visible } = useColumns(invoices);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable size="medium" storeKey={listKey(invoices)} rowClick={false} bulkActionButtons={false}>
        {visible.map(({ path, kind }) => {
          const column = columns[path];
          if (!column) return null;
          const label = translate(`invoiceActions.list.${column.word}`);
          return (
            <DataTable.Col
              key={path}
              source={path}
              label={path === 'status' ? <WithLegend label={label} /> : label}
              align={path === 'number' || path === 'transactions' ? 'left' : kind.align}
              disableSort={!sortable.includes(path)}
            >
              <InRow of={column.Cell} />
            </DataTable.Col>
          );
        })}
        <DataTable.Col label={translate('invoiceActions.list.options')} disableSort align="right">
          <InRow of={ActionsMenu} />
        </DataTable.Col>
      </DataTable>
      <ListPagination />
    </Paper>
  );
}

function InRow({ of: Cell }: { readonly of: ComponentType<CellProps> }) {
  const invoice = useRecordContext<ListedInvoice>();
  return invoice ? <Cell invoice={invoice} /> : null;
}

function WithLegend({ label }: { readonly label: string }) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {label}
      <StatusLegend />
    </Stack>
  );
}
