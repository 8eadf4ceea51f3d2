import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

const url = '/api/v2/document-settings';
const invoices = '/api/v2/invoice/invoices-single';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const made = await makeRegistrations(api, ana);
const { rows } = await api.ownerPool.query<{ uuid: string }>(
  `insert into invoice_templates (tenant_id, name, link, editable) values ($1, 'Own', null, true) returning uuid`,
  [api.identity.tenants.acme],
);
const own = rows[0]?.uuid ?? '';
const plain = { currency: 'BRL', language: 'client', show_tax_invoice: true, show_exporter_net: false };

const create = async (more: object = {}) => (await ana.post(`${invoices}/create`, invoiceBody(made, more))).json();

beforeEach(async () => {
  await ana.put(url, plain);
});

describe('the document defaults of a company', () => {
  it('are read and replaced as a whole, and are part of the company', async () => {
    const defaults = { ...plain, currency: 'EUR', language: 'es', terms_payment: '30 days', show_exporter_net: true };
    const saved = (await ana.put(url, { ...defaults, template: own })).json();
    expect(saved).toMatchObject({ ...defaults, template: { uuid: own, name: 'Own' } });
    const { currency, ...documents } = defaults;
    expect((await ana.get('/api/v2/companies/me')).json()).toMatchObject({ currency, documents });
    expect((await carla.get(url)).json()).toMatchObject(defaults);
    expect((await gil.get(url)).json().terms_payment).toBeUndefined();
    expect((await ana.put(url, { currency: 'USD' })).json()).not.toHaveProperty('terms_payment');
  });

  it.each([
    [{ ...plain, currency: 'XXX' }, 'currency'],
    [{ ...plain, language: 'fr' }, 'language'],
    [{ ...plain, template: made.entity }, 'template'],
    [{ ...plain, observation: 'x'.repeat(4001) }, 'observation'],
    [{ language: 'pt' }, 'currency'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await ana.put(url, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });

  it('are changed only by users of the company', async () => {
    expect((await carla.put(url, plain)).json().code).toBe('forbidden');
    expect((await gil.put(`${url}?tenant=acme`, plain)).json().code).toBe('tenant_forbidden');
  });

  it('set the template of documents that name none, and change no existing document', async () => {
    const before = await create({ is_draft: true });
    await ana.put(url, { ...plain, template: own, terms_payment: '30 days' });
    expect((await create({ is_draft: true })).template).toBe(own);
    expect((await create({ is_draft: true, template: 'invoiceTemplate1' })).template).toBe('invoiceTemplate1');
    const contract = (await ana.post('/api/v2/contracts/create', contractBody(made))).json();
    expect((await ana.get(`/api/v2/contracts/${contract.uuid}`)).json().template).toBe(own);
    expect((await ana.get(`${invoices}/${before.uuid}`)).json()).toMatchObject({ template: 'invoiceTemplate1' });
  });

  it('do not fill texts that a request omits', async () => {
    await ana.put(url, { ...plain, terms_payment: '30 days', show_tax_invoice: false });
    const draft = await create({ is_draft: true, terms_payment: null });
    expect([draft.terms_payment, draft.show_tax_invoice]).toEqual([undefined, true]);
  });
});

describe('the language of the documents of a company', () => {
  const published = async (kind: string, hash: string) =>
    (await api.anonymous.get(`/api/v2/public/invoices/${kind}/${hash}`)).json().language;

  it('is part of the public page if the company fixes one', async () => {
    const invoice = await create();
    const contract = (await ana.post('/api/v2/contracts/create', contractBody(made))).json();
    const links = [
      ['individual', invoice.public_hash],
      ['recurring', contract.public_hash],
    ] as const;
    for (const [kind, hash] of links) expect(await published(kind, hash)).toBeUndefined();
    await ana.put(url, { ...plain, language: 'es' });
    for (const [kind, hash] of links) expect(await published(kind, hash)).toBe('es');
  });
});
