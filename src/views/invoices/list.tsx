import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import invoices from '../../../schemas/resources/invoices.ts';
import { ExportButton } from '../../generate/list/export/ExportButton.tsx';
import { defaultPageSize } from '../../generate/list/ListPagination.tsx';
import { listKey } from '../../generate/list/useColumns.ts';
import { ListTools } from '../../generate/list/ListTools.tsx';
import { useMay } from '../../generate/useMay.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { columnWord } from './list/columns.ts';
import { exportColumns } from './list/exportColumns.ts';
import { invoiceFilters } from './list/filters.ts';
import { InvoiceRows } from './list/InvoiceRows.tsx';
import { StatusLegend } from './list/StatusLegend.tsx';

/** How long a page of the list counts as fresh (specification §9). */
const staleTime = 5000;

/** `/company/invoices`: the invoices, what can be done with each, and the way to a new one. */
export default function InvoiceList() {
  return (
    <ListBase
      resource={invoices.name}
      sort={{ ...invoices.list.sort }}
      perPage={defaultPageSize}
      storeKey={listKey(invoices)}
      queryOptions={{ staleTime, retry: false, onError: () => undefined }}
    >
      <InvoiceHeader />
      <InvoiceTools />
      <InvoiceRows />
    </ListBase>
  );
}

function InvoiceHeader() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayCreate = useMay(invoices.name, 'create');
  return (
    <PageHeader
      title={translate('invoiceActions.list.title')}
      actions={
        <>
          <ExportButton resource={invoices} columnsOf={exportColumns} />
          {mayCreate && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={createPath({ resource: invoices.name, type: 'create' })}
            >
              {translate('invoiceActions.list.create')}
            </Button>
          )}
        </>
      }
    />
  );
}

function InvoiceTools() {
  const translate = useTranslate();
  return (
    <ListTools
      resource={invoices}
      filters={invoiceFilters(translate)}
      columnLabel={(path) => translate(columnWord(path))}
    >
      <StatusLegend />
    </ListTools>
  );
}
