import { builtInTemplate, defaultTemplate } from '../../server/drawing/builtIn/builtIn.ts';
import type { StoredApi, Caller } from './asking.ts';

type Row = Record<string, string>;

const logo = "'image/png', decode('iVBORw0KGgo=', 'base64')";
const ana = "(select uuid from users where email = 'ana@acme.test')";
const acme = "(select id from tenants where slug = 'acme')";

/** Rows that only uploads, jobs and links make, as the owner; daily sums of some days, while others stay stale. */
export const rareRows = `
  insert into invoice_logos (tenant_id, invoice_uuid, type, bytes)
    select tenant_id, uuid, ${logo} from invoices where status = 'draft' limit 1;
  insert into contract_logos (tenant_id, contract_uuid, type, bytes) select tenant_id, uuid, ${logo} from contracts limit 1;
  insert into former_logos (tenant_id, until_number, type, bytes) values (${acme}, 3, ${logo});
  insert into terms_acceptances (tenant_id, user_uuid, version, language, accepted_at)
    values (${acme}, ${ana}, '2026-01', 'pt', '2026-02-01');
  insert into group_users (group_uuid, user_uuid) select uuid, ${ana} from groups where name = 'Sales';
  insert into user_permissions (user_uuid, tenant_uuid, permission_uuid)
    select ${ana}, ${acme}, uuid from permissions where name = 'invoices:list';
  insert into one_time_links (token_hash, purpose, user_uuid, expires_at)
    values (sha256('a link'), 'reset', ${ana}, '2026-11-21');
  insert into idempotency_keys (tenant_id, user_uuid, key, fingerprint, status, headers, created_at)
    values (${acme}, ${ana}, 'a key', sha256('a call'), 204, '{}', '2026-11-20');
  insert into job_states (name, schedule) values ('addUpDays', '* * * * *');
  do $$ declare tenant uuid; begin
    for tenant in select id from tenants loop
      perform set_config('app.tenant', tenant::text, true);
      perform add_up_days(5);
    end loop;
  end $$`;

/** Adds one of each kind of record that the demo lacks, through the API. */
export async function addFurtherRecords({ call }: StoredApi): Promise<void> {
  const write = async (caller: Caller, method: 'POST' | 'PUT', url: string, payload?: object): Promise<Row> => {
    const { status, body } = await call(caller, url, { method, ...(payload && { payload }) });
    if (status >= 300) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`);
    return Object(body);
  };
  const list = async (caller: Caller, url: string): Promise<Row[]> => {
    const { body } = await call(caller, url);
    return Array.isArray(body) ? body : Object(body).results;
  };
  const company = (method: 'POST' | 'PUT', url: string, payload?: object) => write('company', method, url, payload);

  const me = Object((await call('company', '/api/v1/auth/me')).body);
  const owner = me.uuid ?? me.user?.uuid;
  await company('POST', '/api/v2/saved-views', {
    owner,
    resource: 'invoices',
    columns: 'number',
    name: 'Late',
    state: '{}',
  });
  const [tribute] = await list('company', '/api/v2/tributes');
  await company('PUT', '/api/v2/tax-rates', { rates: [{ tribute: { uuid: tribute?.['uuid'] }, value: '5' }] });
  await company('PUT', '/api/v2/delivery-settings', { reply_to: 'billing@acme.test' });
  await company('POST', '/api/v1/groups', { name: 'Sales', permissions: ['invoices:list', 'invoices:show'] });
  await company('POST', '/api/v1/users/invite', { email: 'rui@acme.test', name: 'Rui Reis', roles: ['back_office'] });
  const [entity] = await list('company', '/api/v2/entities');
  await company('POST', '/api/v1/users/client-invite', {
    email: 'ap@client.test',
    name: 'Accounts payable',
    entity: entity?.['uuid'],
  });

  const template = await company('POST', '/api/v2/invoice-templates', {
    name: 'Letter',
    content: builtInTemplate(defaultTemplate),
  });
  const [billed] = await list('company', '/api/v2/invoice/invoices-single?status=billed');
  const uuid = billed?.['uuid'];
  await company('PUT', `/api/v2/invoice/update-template/${uuid}`, { template: template['uuid'] });
  await company('POST', `/api/v2/invoice/${uuid}/email`, { email: 'client@harbor.test' });
  const drawn = `/api/invoiceTemplate/${template['uuid']}?uuid_invoice=${uuid}&format=pdf`;
  if ((await call('company', drawn)).status !== 200) throw new Error(`${drawn} is not drawn`);

  const platform = (url: string, payload: object) => write('administrator', 'POST', url, payload);
  await platform('/api/v1/clients', { name: 'Directory sync', scope: 'users:list users:show' });
  await platform('/api/v2/operators/invite', { name: 'Rui Costa', email: 'rui@ultramar.example', language: 'pt' });
  const [tenant] = await list('administrator', '/api/v2/tenants');
  await platform('/api/v1/realms', {
    tenant: { uuid: tenant?.['uuid'] },
    name: 'Acme Software',
    host: 'billing.acme.example',
    languages: { pt: true, en: true, es: false },
    password_length: 12,
    idle_hours: 12,
    session_days: 7,
  });
}
