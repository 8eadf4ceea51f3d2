import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, DateField, List, Resource, TextField } from 'react-admin';
import { dataProvider } from './dataProvider.ts';

/** The baseline for our list: plain react-admin with the same ten rows. */
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

/** Emotion's default cache, with the nonce that the page's content security policy requires of styles. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const styles = createCache({ key: 'css', ...(nonce && { nonce }) });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <CacheProvider value={styles}>
      <Admin dataProvider={dataProvider} disableTelemetry>
        <Resource name="items" list={Items} />
        <Resource name="invoices" list={Invoices} />
      </Admin>
    </CacheProvider>,
  );
}
