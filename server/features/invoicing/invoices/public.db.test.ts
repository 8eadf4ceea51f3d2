import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testConfig, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { password } from '../../../../tests/support/identity.ts';
import { recordingDocuments } from '../../../../tests/support/recordingDocuments.ts';
import { ApiError } from '../../../base/errors.ts';
import { showToVisitor } from '../../../engine/documents/public/visits.ts';
import { engine } from './engine.ts';

interface Created {
  readonly uuid: string;
  readonly public_hash: string;
  readonly number: number;
}

const invoices = '/api/v2/invoice/invoices-single';
const documents = recordingDocuments();
const api = await testApp({ documents });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);

const bill = async (): Promise<Created> => (await ana.post(`${invoices}/create`, invoiceBody(made))).json();
const revert = (uuid: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'draft' });
const seenAt = async (uuid: string): Promise<Date | null> => {
  const { rows } = await api.ownerPool.query('select seen_at from invoices where uuid = $1', [uuid]);
  return rows[0]?.seen_at;
};

const page = ({ uuid, public_hash: hash }: Created) =>
  `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}`;
const pdf = (invoice: Created) => `${page(invoice)}&format=pdf`;
const view = ({ public_hash: hash }: Created) => `/api/v2/public/invoices/individual/${hash}`;
const everywhere = [
  ['its PDF', pdf],
  ['its page', page],
  ['the public page’s data', view],
] as const;

beforeEach(() => documents.forget());

describe.each(everywhere)('an issued invoice, opened by its link as %s', (_, urlOf) => {
  it('is seen by its receiver, and cannot become a draft again', async () => {
    const invoice = await bill();
    expect((await api.anonymous.get(urlOf(invoice))).statusCode).toBe(200);
    const answer = await revert(invoice.uuid);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invoice_already_sent']);
  });

  it('is recorded once', async () => {
    const invoice = await bill();
    await api.anonymous.get(urlOf(invoice));
    const first = await seenAt(invoice.uuid);
    api.clock.advance(1_000);
    await api.anonymous.get(urlOf(invoice));
    expect(await seenAt(invoice.uuid)).toEqual(first);
    const { rows } = await api.ownerPool.query('select from audit_log where subject_uuid = $1 and actor = $2', [
      invoice.uuid,
      'public link',
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['requested by HEAD', api.anonymous, 'HEAD'],
    ['read by users of the company', ana, 'GET'],
  ] as const)('is not seen if it is only %s', async (_who, client: TestClient, method) => {
    const invoice = await bill();
    const headers = { host: testConfig.apiHost, ...(client.token && { authorization: `Bearer ${client.token}` }) };
    expect((await api.app.inject({ method, url: urlOf(invoice), headers })).statusCode).toBe(200);
    expect((await revert(invoice.uuid)).statusCode).toBe(200);
  });

  it('is not seen if opened in the browser of a company user, until they sign out', async () => {
    const invoice = await bill();
    const open = async (cookies: Record<string, string>) => {
      const headers = { host: testConfig.apiHost };
      expect((await api.app.inject({ url: urlOf(invoice), headers, cookies })).statusCode).toBe(200);
      return seenAt(invoice.uuid);
    };
    const payload = { email: 'ana@acme.test', password };
    const headers = { host: testConfig.apiHost };
    const signedIn = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload });
    const ultramar_own = signedIn.cookies.find(({ name }) => name === 'ultramar_own')?.value ?? '';
    expect(await open({ ultramar_own })).toBeNull();
    const authorization = `Bearer ${signedIn.json().access_token}`;
    await api.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { ...headers, authorization } });
    expect(await open({ ultramar_own })).not.toBeNull();
  });

  it.each([
    ['another company', gil.token],
    ['an unknown user', 'nonsense'],
  ])('is seen if read with a token of %s', async (_who, token) => {
    const invoice = await bill();
    await api.anonymous.get(urlOf(invoice), { authorization: `Bearer ${token}` });
    expect(await seenAt(invoice.uuid)).not.toBeNull();
  });
});

describe('a draft', () => {
  it.each(everywhere)('opened as %s is not recorded', async (_, urlOf) => {
    const invoice = await bill();
    await revert(invoice.uuid);
    expect((await api.anonymous.get(urlOf(invoice))).statusCode).toBe(200);
    expect(await seenAt(invoice.uuid)).toBeNull();
  });
});

describe('an invoice that was not served is not seen', () => {
  it('if the request is rejected', async () => {
    const invoice = await bill();
    documents.before(async () => {
      throw new ApiError('busy', { budget: 'documentsWaiting', retryAfter: 1 });
    });
    const answer = await api.anonymous.get(pdf(invoice));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect((await revert(invoice.uuid)).statusCode).toBe(200);
  });

  it('if the caller has disconnected', async () => {
    const { uuid } = await bill();
    const gone = new AbortController();
    const scope = { tenant: { id: api.identity.tenants.acme, timeZone: 'UTC' }, now: api.clock.now() };
    const visitor = { signal: gone.signal, isOwn: false, isPeeking: false };
    const seeable = async () => ({ uuid, status: 'billed', seen_at: null, version: 1 }) as const;
    const showing = showToVisitor(api.pool, scope, engine, visitor, { find: seeable, show: async () => gone.abort() });
    await expect(showing).rejects.toThrow('aborted');
    expect(await seenAt(uuid)).toBeNull();
    await showToVisitor(
      api.pool,
      scope,
      engine,
      { ...visitor, signal: new AbortController().signal },
      { find: seeable, show: seeable },
    );
    expect(await seenAt(uuid)).not.toBeNull();
  });
});

describe('an invoice that changes while its document is drawn', () => {
  it('into a draft is shown as a draft, and is not seen', async () => {
    const invoice = await bill();
    documents.before(async () => void (await revert(invoice.uuid)));
    expect((await api.anonymous.get(pdf(invoice))).body).toBe('draft 1000.00');
    expect(await seenAt(invoice.uuid)).toBeNull();
  });

  it('into another one under its number is shown as that one', async () => {
    const invoice = await bill();
    const [first] = (await ana.get(`${invoices}/${invoice.uuid}`)).json().items_invoice;
    const dearer = { ...invoiceBody(made), items_invoice: [{ ...first, price: '1698.30' }] };
    documents.before(async () => {
      await revert(invoice.uuid);
      await ana.put(`${invoices}/${invoice.uuid}/update`, dearer);
    });
    expect((await api.anonymous.get(pdf(invoice))).body).toBe('billed 1698.30');
    expect((await revert(invoice.uuid)).statusCode).toBe(409);
  });

  it('from a draft into an issued one is shown as issued, and is seen', async () => {
    const invoice = await bill();
    await revert(invoice.uuid);
    const billed = () => ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'billed' });
    documents.beforeReading(async () => void (await billed()));
    expect((await api.anonymous.get(pdf(invoice))).body).toBe('billed 1000.00');
    expect(await seenAt(invoice.uuid)).not.toBeNull();
  });
});

describe('the name of a drawn document', () => {
  const nameOf = async (invoice: Created, more = '', client = api.anonymous): Promise<string> => {
    documents.forget();
    await client.get(pdf(invoice) + more);
    return documents.requests[0]?.key ?? '';
  };

  it('is the same after a visit, and for every caller', async () => {
    const invoice = await bill();
    const name = await nameOf(invoice);
    expect(await seenAt(invoice.uuid)).not.toBeNull();
    expect(await nameOf(invoice)).toBe(name);
    expect(await nameOf(invoice, '', ana)).toBe(name);
  });

  it('differs by language, invoice, content and logo', async () => {
    const invoice = await bill();
    const names = [
      await nameOf(await bill()),
      await nameOf(invoice),
      await nameOf(invoice, '&locale=en'),
      await nameOf(invoice).then(() => changed('update invoices set observation = $2 where uuid = $1', invoice)),
      await nameOf(invoice).then(() =>
        changed(
          `insert into invoice_logos (tenant_id, invoice_uuid, type, bytes)
           select tenant_id, uuid, 'image/png', convert_to($2, 'UTF8') from invoices where uuid = $1`,
          invoice,
        ),
      ),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  async function changed(statement: string, invoice: Created): Promise<string> {
    await api.ownerPool.query(statement, [invoice.uuid, 'x']);
    return nameOf(invoice);
  }
});
