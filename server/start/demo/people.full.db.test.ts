import { describe, expect, it } from 'vitest';
import { demoApp } from '../../../tests/support/app.ts';

const api = await demoApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const grace = await api.signIn('grace@blueharbor.test');
const admin = await api.signIn('admin@ultramar.test');

type Found = Readonly<Record<string, unknown>> & { readonly uuid: string };
type Client = typeof ana;

const list = async (client: Client, path: string): Promise<Found[]> => {
  const answer = await client.get(`/api/${path}${path.includes('?') ? '&' : '?'}per_page=100`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Found[] }>().results;
};
const valuesOf = (found: readonly Found[], name: string) => new Set(found.map((one) => one[name]));

describe('the back office finds', () => {
  it('accounts that are under review, accepted and denied, with the reason', async () => {
    const accounts = await list(ana, 'v2/accounts');
    expect(valuesOf(accounts, 'approval')).toEqual(new Set(['under_analysis', 'accepted', 'denied', 'not_required']));
    expect(accounts.find(({ approval }) => approval === 'denied')).toMatchObject({
      approval_reason: expect.stringContaining('comprovante'),
    });
  });

  it('invoices that were sent at issue, with the outcome of each mail', async () => {
    const messages = await list(ana, 'v2/messages');
    expect(valuesOf(messages, 'status')).toEqual(new Set(['Send', 'Viewed', 'Accepted', 'Declined']));
    expect(valuesOf(messages, 'delivery')).toEqual(new Set(['sent', 'failed', 'bounced']));
    expect(valuesOf(messages, 'kind')).toEqual(new Set(['document', 'receipt', 'refund']));
    expect(await list(ana, 'v2/messages?status=Declined')).toMatchObject([
      { reason: 'O número da encomenda está errado.' },
    ]);
    const invoices = await list(ana, 'v2/invoice/invoices-single?send_state=Viewed,Accepted,Declined,Undelivered,Send');
    expect(valuesOf(invoices, 'send_state').size).toBe(5);
    expect(invoices.every(({ send_email }) => send_email)).toBe(true);
  });

  it('a partial refund of an invoice that a gateway collected', async () => {
    const [refund] = await list(ana, 'v2/refunds?status=refunded');
    expect(refund).toMatchObject({ amount: '80.00', currency: 'USD', reason: expect.stringContaining('licenças') });
    const refunded = refund?.['invoice'] as Found | undefined;
    const invoice = (await ana.get(`/api/v2/invoice/invoices-single/${refunded?.uuid}`)).json();
    expect(invoice).toMatchObject({ status: 'paid', service_buyer: { name: 'Blue Harbor Inc.' } });
    expect(Number(invoice.refundable_amount)).toBeGreaterThan(0);
  });

  it('labels, public and private notes, and attachments that open', async () => {
    const invoices = await list(ana, 'v2/invoice/invoices-single');
    expect(valuesOf(invoices, 'label').size).toBeGreaterThan(5);
    expect(invoices.some(({ purchase_order: order }) => order === '4500187332')).toBe(true);
    expect(invoices.some(({ observation }) => String(observation).startsWith('Encomenda'))).toBe(true);
    const payments = invoices.flatMap(({ transactions }) => transactions as { public_notes?: string }[]);
    expect(payments.some(({ public_notes: notes }) => notes?.includes('Grace Lee'))).toBe(true);
    expect((await list(ana, 'v2/transactions')).filter(({ note }) => note).length).toBeGreaterThan(2);
    const { rows } = await api.ownerPool.query<{ of: string; uuid: string }>(
      "select owner_table as of, owner_uuid as uuid from stored_files where property = 'attachments'",
    );
    expect(new Set(rows.map(({ of }) => of))).toEqual(new Set(['invoices', 'contracts']));
    const url = `/api/v2/invoice/invoices-single/${rows.find(({ of }) => of === 'invoices')?.uuid}/attachments`;
    const [file] = (await ana.get(url)).json().results;
    expect((await ana.get(file.url)).body).toMatch(/^%PDF-1\.4[^]*%%EOF$/);
  });

  it('its logo, a template of its own, and invoices in every design', async () => {
    for (const user of [ana, gil]) {
      expect((await user.get('/api/v2/company-settings')).json()).toMatchObject({
        logo: { type: 'image/png', name: 'logo.png' },
      });
    }
    const own = (await list(ana, 'v2/invoice-templates')).filter(({ editable }) => editable);
    expect(own).toMatchObject([{ name: 'Carta com aceite' }]);
    const used = valuesOf(await list(ana, 'v2/invoice/invoices-single'), 'template');
    expect(used).toEqual(new Set(['invoiceTemplate1', 'invoiceTemplate2', 'invoiceTemplate3', own[0]?.uuid]));
  });
});

describe('a client', () => {
  it('finds the invoices to them alone, without what is internal', async () => {
    const invoices = await list(grace, 'v2/invoice/invoices-single');
    expect(invoices.length).toBeGreaterThan(20);
    const buyers = invoices.map(({ service_buyer: buyer }) => (buyer as { name: string }).name);
    expect(new Set(buyers)).toEqual(new Set(['Blue Harbor Inc.']));
    expect(invoices.some((invoice) => 'exporter_net_total' in invoice)).toBe(false);
  });
});

describe('an operator finds', () => {
  it('a colleague, and accounts to review in two companies', async () => {
    expect(await list(admin, 'v2/operators')).toMatchObject([{ name: 'Marta Reis' }, { name: 'Tiago Prates' }]);
    const waiting = await list(admin, 'v2/company-accounts?status=under_analysis');
    expect(valuesOf(waiting, 'company').size).toBe(2);
    expect((await list(admin, 'v2/company-accounts?status=accepted,denied')).length).toBe(2);
  });

  it('mails that were sent and one that failed', async () => {
    expect(valuesOf(await list(admin, 'v2/mails'), 'status')).toEqual(new Set(['sent', 'failed']));
  });

  it('a program, which signs in with the password of the demo', async () => {
    const [client] = (await admin.get('/api/v1/clients')).json<Found[]>();
    const credentials = { grant_type: 'client_credentials', client_id: client?.uuid, client_secret: 'ultramar-demo' };
    const { access_token: token } = (await api.anonymous.post('/api/v1/auth/token', credentials)).json();
    const read = (path: string) => api.anonymous.get(path, { authorization: `Bearer ${token}` });
    expect((await read('/api/v1/users')).statusCode).toBe(200);
    expect((await read('/api/v2/operators')).statusCode).toBe(403);
  });
});
