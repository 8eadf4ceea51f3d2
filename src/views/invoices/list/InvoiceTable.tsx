import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { ComponentType } from 'react';
import invoices from '../../../../schemas/resources/invoices.ts';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import { hiddenKey, useColumns } from '../../../generate/list/useColumns.ts';
import { ActionsMenu } from '../actions/ActionsMenu.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { type CellProps, columns, columnWord } from './columns.ts';

const sortable: readonly string[] = invoices.list.sortable;

/** Rows of one height: what is long is cut by its cell. Where the screen is too narrow the options stay in sight. */
const oneLine = ({ tokens, breakpoints }: Theme) => ({
  '& th, & td': { paddingInline: '12px', whiteSpace: 'nowrap', [breakpoints.down('xl')]: { paddingInline: '8px' } },
  '& tr > :last-child': { position: 'sticky', right: 0, backgroundColor: tokens.surface },
  '& tr:hover > td:last-child': { backgroundColor: tokens.sunken },
});

/** The invoices on a wide screen. */
export function InvoiceTable() {
  const translate = useTranslate();
  const { visible } = useColumns(invoices);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable size="medium" storeKey={hiddenKey(invoices)} rowClick={false} bulkActionButtons={false} sx={oneLine}>
        {visible.map(({ path, kind }) => {
          const column = columns[path];
          if (!column) return null;
          return (
            <DataTable.Col
              key={path}
              source={path}
              label={translate(columnWord(path))}
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
