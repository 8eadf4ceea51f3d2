import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, DateField, List, Resource, TextField } from 'react-admin';
import { StyleCache } from '../../../src/shell/theme/StyleCache.tsx';
import { dataProvider } from './dataProvider.ts';

/** What react-admin shows of the same ten rows with nothing of ours: what our list is measured against. */
function Invoices() {
  return (
    <List>
      <Datagrid bulkActionButtons={false}>
        <TextField source="number" />
        <TextField source="company_number" />
        <TextField source="service_buyer.name" />
        <DateField source="due_date" />
        <TextField source="total" />
        <TextField source="status" />
      </Datagrid>
    </List>
  );
}

function Items() {
  return (
    <List>
      <Datagrid bulkActionButtons={false}>
        <TextField source="description" />
      </Datagrid>
    </List>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StyleCache>
      <Admin dataProvider={dataProvider} disableTelemetry>
        <Resource name="items" list={Items} />
        <Resource name="invoices" list={Invoices} />
      </Admin>
    </StyleCache>,
  );
}
