import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { ComponentType } from 'react';
import invoices from '../../../../schemas/resources/invoices.ts';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import { hiddenKey, useColumns } from '../../../generate/list/useColumns.ts';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { type CellProps, columns, columnWord } from './columns.ts';

const sortable: readonly string[] = invoices.list.sortable;

/**
 * Rows of one height. The payer's name gives way to the figures; where even that does not help, the table scrolls
 * beneath the options, which stay in sight.
 */
const oneLine = ({ tokens }: Theme) => ({
  '& th, & td': { paddingInline: 'clamp(6px, 0.55vw, 12px)', whiteSpace: 'nowrap' },
  '& td': { paddingBlock: '4px' },
  '& tr > :first-of-type': { paddingLeft: '16px' },
  '& .column-service_buyer': { width: '28%' },
  '& tr > :last-child': { position: 'sticky', right: 0, backgroundColor: tokens.surface },
  '& tr:hover > td:last-child': { backgroundColor: tokens.sunken },
  '& tr > :last-child::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: '100%',
    width: 12,
    background: 'inherit',
    maskImage: 'linear-gradient(to right, transparent, #000)',
    pointerEvents: 'none',
  },
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
          <InRow of={ActionsButton} />
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
