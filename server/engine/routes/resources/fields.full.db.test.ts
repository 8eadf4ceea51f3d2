import { describe, expect, it } from 'vitest';
import { isGranted, isGrantedAnywhere } from '../../../../domain/access/grant.ts';
import { listedProperties, only } from '../../../../domain/lists/fields.ts';
import { propertiesOf } from '../../../../domain/schema/property.ts';
import { keyOf } from '../../../../domain/schema/reference.ts';
import { addressOf } from '../../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { proformaBody, quoteBody } from '../../../../tests/support/quotes.ts';
import { formOf } from '../../import/crafts.testing.ts';
import { loadResources } from '../../resources/registry.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const invoices = '/api/v2/invoice/invoices-single';
for (const is_draft of [true, false, false]) await make(ana, `${invoices}/create`, invoiceBody(made, { is_draft }));
const [billed] = (await ana.get(`${invoices}?status=billed`)).json().results;
const paid = {
  status: 'paid',
  exchange_currency: 'USD',
  exchange_rate: '0.1873',
  fee: '2.50',
  payment_date: '2026-03-10 10:30:00',
};
const received = await ana.put(`/api/v2/invoice/status/${billed.uuid}`, paid);
if (received.statusCode !== 200) throw new Error(received.body);
const { uuid: owner } = (await ana.get('/api/v1/auth/me')).json<{ uuid: string }>();
await make(ana, '/api/v2/accounts', { name: 'Wise', default_currency: 'USD', details: 'IBAN' });
const [type] = (await ana.get('/api/v2/account-types')).json().results;
await make(ana, '/api/v2/entity-accounts', {
  entity: { uuid: made.entity },
  name: 'Chase',
  account_type: { uuid: type.uuid },
});
const imported = await ana.post('/api/v2/invoice/items/import', formOf('description\nAudit'));
if (imported.statusCode !== 200) throw new Error(imported.body);
const exported = await ana.post('/api/v2/data-exports', {});
if (exported.statusCode !== 201) throw new Error(exported.body);
const sent = await ana.post(`/api/v2/invoice/${billed.uuid}/email`, { email: 'client@harbor.test' });
if (sent.statusCode !== 200) throw new Error(sent.body);
await api.ownerPool.query(`
  with account as (select tenant_id, uuid from accounts limit 1), request as (
    insert into payment_requests (tenant_id, invoice_uuid, account_uuid, gateway, amount, currency)
    select i.tenant_id, i.uuid, a.uuid, 'sandbox', 1, 'USD' from invoices i join account a on a.tenant_id = i.tenant_id limit 1
    returning tenant_id, uuid, invoice_uuid, account_uuid
  ), refund as (
    insert into refunds (tenant_id, invoice_uuid, account_uuid, request_uuid, amount, currency, reason)
    select tenant_id, invoice_uuid, account_uuid, uuid, 1, 'USD', 'Returned goods' from request
  ), credit as (
    insert into credits (tenant_id, service_buyer_uuid, currency, amount)
    select tenant_id, service_buyer_uuid, 'USD', 1 from invoices limit 1
  ), withheld as (
    insert into withheld_taxes (tenant_id, invoice_uuid, payment_uuid, service_buyer_uuid, name, country_id, currency, withheld_on, expected, amount)
    select tenant_id, invoice_uuid, payment_uuid, service_buyer_uuid, 'IRRF', 76, currency, paid_on, 10, 10 from transactions limit 1)
  insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency, occurred_at, status, reason)
  select tenant_id, account_uuid, invoice_uuid, uuid, 'e-1', 'paid', 2, 'USD', now(), 'review', 'amount_differs' from request`);
await make(ana, '/api/v2/saved-views', { owner, resource: 'invoices', columns: 'number', name: 'Late', state: '{}' });
await make(ana, '/api/v2/payment-terms', { name: '30 days', rule: 'days', days: 30 });
await make(ana, '/api/v2/reminder-sequences', { name: 'Standard', steps: [{ days: 5, level: 'First' }] });
const [open] = (await ana.get(`${invoices}?status=billed`)).json().results;
await make(ana, '/api/v2/quotes', quoteBody(made));
const [corrected] = (await ana.get(`${invoices}/${open.uuid}`)).json().items_invoice;
await make(ana, '/api/v2/proformas', proformaBody(made));
for (const as of ['credit', 'debit']) {
  const lines = [{ uuid: corrected.uuid, amount: '1.00' }];
  const noted = await ana.post(`${invoices}/${open.uuid}/correct`, { as, reason: 'Wrong', lines });
  if (noted.statusCode >= 300) throw new Error(noted.body);
}
const reminded = await ana.put(`${invoices}/${open.uuid}/remind`, { email: 'client@harbor.test' });
if (reminded.statusCode !== 200) throw new Error(reminded.body);
// Due immediately, so that there is a run too.
await make(ana, '/api/v2/contracts/create', contractBody(made, { due_date: '2026-03-15' }));
const ran = await ana.post('/api/v2/runs', {});
if (ran.statusCode >= 300) throw new Error(ran.body);
const invited = await ana.post('/api/v1/users/invite', { email: 'new@acme.test', name: 'Nina' });
if (invited.statusCode >= 300) throw new Error(invited.body);
await api.ownerPool.query("insert into jobs (name, schedule, status) values ('issueDue', '* * * * *', 'done')");
const admin = await api.signIn('admin@ultramar.test');
// Another dialect lacks it.
const resources = (await loadResources()).filter(
  (resource) => !resource.single && !resource.api.dialect && isGrantedAnywhere(resource, 'list'),
);

/** Returns the nested paths of a resource's list. */
const pathsWithin = (resource: Resource): string[] =>
  Object.entries(listedProperties(resource)).flatMap(([name, property]) =>
    Object.keys(propertiesOf(property.items ?? property)).map((inner) => `${name}.${inner}`),
  );

/** The findings of health are those of the moment: the size of the database changes from one read to the next. */
const asIfStill = (row: object): object => ('finding' in row ? { ...row, finding: typeof row.finding } : row);

/** Returns a client that may list a resource: a company's, or an administrator's. */
const readerOf = (resource: Resource) => (isGranted(resource, 'COMPANY', 'list') ? ana : admin);

describe.each(resources.map((resource) => [resource.name, resource] as const))('the list of %s', (_, resource) => {
  const url = addressOf(resource, 'list');
  const names = Object.keys(listedProperties(resource));
  const list = async (of: string, query: string): Promise<object[]> =>
    (await readerOf(resource).get(`${of}?per_page=5&${query}`)).json<{ results: object[] }>().results.map(asIfStill);

  it('has the key and the requested properties of each record, with the same values as the full record', async () => {
    const whole = await list(url, '');
    expect(whole.length).toBeGreaterThan(0);
    for (const name of names) {
      const fields = [keyOf(resource.schema), name];
      expect(await list(url, `fields=${name}`), name).toEqual(whole.map(only(fields)));
    }
    expect(await list(url, `fields=${names.join(',')}`)).toEqual(whole);
  });

  it('has only the requested parts of a property', async () => {
    const whole = await list(url, '');
    for (const path of pathsWithin(resource)) {
      expect(await list(url, `fields=${path}`), path).toEqual(whole.map(only([keyOf(resource.schema), path])));
    }
  });

  it('refuses at the parameter what its records do not have', async () => {
    for (const unknown of ['salary', `${names[0]}.salary`]) {
      const refused = await readerOf(resource).get(`${url}?fields=${names[0]},${unknown}`);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'validation',
        errors: { fields: expect.stringContaining(unknown) },
      });
    }
  });
});

it('reads no table of other properties', async () => {
  const url = '/api/v2/scenarios';
  await api.ownerPool.query('alter table scenario_tributes rename to elsewhere');
  try {
    expect((await ana.get(`${url}?fields=name,origin`)).statusCode).toBe(200);
    expect((await ana.get(`${url}?fields=name,tributes`)).statusCode).toBe(500);
  } finally {
    await api.ownerPool.query('alter table elsewhere rename to scenario_tributes');
  }
});

it('cannot be an omitted property or empty', async () => {
  expect((await ana.get(`${invoices}?fields=items_invoice`)).statusCode).toBe(400);
  expect((await ana.get(`${invoices}?fields=number,`)).statusCode).toBe(400);
});
