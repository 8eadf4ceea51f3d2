import { useTranslate } from 'ra-core';
import invoices, { invoiceActions } from '../../../schemas/resources/invoices.ts';
import { ActionsProvider } from '../../generate/actions/ActionsProvider.tsx';
import { CreateButton } from '../../generate/list/CreateButton.tsx';
import { ExportButton } from '../../generate/list/export/ExportButton.tsx';
import { ListFrame } from '../../generate/list/ListFrame.tsx';
import { ListTools } from '../../generate/list/ListTools.tsx';
import { useHasRoom } from '../../shell/menu/docked.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useInvoiceTitle } from './actions/useInvoiceTitle.ts';
import { columnWord, tableWidth } from './list/columns.ts';
import { exportColumns } from './list/exportColumns.ts';
import { invoiceFilters } from './list/filters.ts';
import { InvoiceRows } from './list/InvoiceRows.tsx';
import { ShipToLegend } from './list/ShipToLegend.tsx';

/** `/company/invoices`: the invoices, what can be done with each, and the way to a new one. */
export default function InvoiceList() {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  const asCards = !useHasRoom(tableWidth);
  return (
    <ListFrame resource={invoices}>
      <PageHeader
        title={translate('invoiceActions.list.title')}
        actions={
          <>
            <ExportButton resource={invoices} columnsOf={exportColumns} />
            <CreateButton resource={invoices} label="invoiceActions.list.create" />
          </>
        }
      />
      <ListTools
        resource={invoices}
        filters={invoiceFilters(translate)}
        columnLabel={(path) => translate(columnWord(path))}
        asCards={asCards}
        marks={<ShipToLegend />}
      />
      <ActionsProvider resource={invoices.name} actions={invoiceActions} titleOf={titleOf}>
        <InvoiceRows asCards={asCards} />
      </ActionsProvider>
    </ListFrame>
  );
}
