import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { addUser } from '../../../../tests/support/identity.ts';

interface Created {
  uuid: string;
  public_hash: string;
  number: number;
}

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const creating = '/api/v2/invoice/invoices-single/create';
const invoice = (await ana.post(creating, invoiceBody(made))).json<Created>();

const render = (query: string) => `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${invoice.uuid}${query}`;

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await (await document.getPage(1)).getTextContent();
  return page.items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe('a document', () => {
  it.each([
    ['pt', '1.080,00'],
    ['en', '1,080.00'],
    ['es', '1.080,00'],
  ])('is a PDF in %s with the figures of its invoice', async (locale, total) => {
    const answer = await api.anonymous.get(render(`&hash=${invoice.public_hash}&locale=${locale}&format=pdf`));
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = await textOf(answer.rawPayload);
    expect(text).toContain('Blue Harbor Inc');
    expect(text).toContain(total);
  });

  it('shows payment details and contact: of a draft those of today, of an issued invoice those of its issue', async () => {
    const account_uuid = await make(ana, '/api/v2/accounts', { name: 'Wise USD', details: 'Account 831' });
    const create = async (more: object) =>
      (await ana.post(creating, invoiceBody(made, { account_uuid, ...more }))).json<Created>();
    const read = async ({ uuid, public_hash }: Created) => {
      const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${public_hash}&locale=en&format=pdf`;
      return textOf((await api.anonymous.get(url)).rawPayload);
    };
    const [draft, issued] = [await create({ is_draft: true }), await create({})];
    await ana.put(`/api/v2/accounts/${account_uuid}`, { name: 'Wise', details: 'Account 977' });
    await api.ownerPool.query("update companies set responsible_name = 'Ana Souza' where uuid = $1", [made.company]);
    expect(await read(draft)).toMatch(/Account 977.*Contact.*Ana Souza/);
    expect(await read(issued)).toMatch(/Payment details.*Wise USD.*Account 831/);
  });

  it('is an HTML page that may be framed by our own pages only and runs nothing', async () => {
    const answer = await api.anonymous.get(render(`&hash=${invoice.public_hash}&locale=en&modal=1&schema=invoice`));
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<svg');
    expect(answer.body).not.toContain('<script');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is a PDF for a client that accepts it, with a token of the company', async () => {
    const answer = await ana.get(render(''), { accept: 'application/pdf' });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['without hash or token', () => render(''), 401],
    ['with a wrong hash', () => render('&hash=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'), 404],
    ['of a template there is not', () => render(`&hash=${invoice.public_hash}`).replace('Template1', 'Template7'), 404],
    ['in a language there is not', () => render(`&hash=${invoice.public_hash}&locale=fr`), 400],
  ])('is refused %s', async (_, url, status) => {
    expect((await api.anonymous.get(url())).statusCode).toBe(status);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['deflate', (bytes: Buffer) => bytes],
  ])('is the same page for a client that accepts %s', async (taken, unpack) => {
    const url = render(`&hash=${invoice.public_hash}`);
    const plain = await api.anonymous.get(url);
    const answer = await api.anonymous.get(url, { 'accept-encoding': taken });
    expect(answer.headers['content-encoding']).toBe(taken === 'deflate' ? undefined : taken);
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
    expect(plain.body).toContain('</html>');
  });

  it.each(['', '&format=pdf'])('answers HEAD requests without a length: %s', async (format) => {
    const answer = await api.app.inject({ method: 'HEAD', url: render(`&hash=${invoice.public_hash}${format}`) });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, undefined, '']);
    expect(answer.headers['content-type']).toContain(format ? 'pdf' : 'html');
    const missing = await api.app.inject({ method: 'HEAD', url: render(`&hash=${'A'.repeat(32)}${format}`) });
    expect(missing.statusCode).toBe(404);
  });

  it('is not available to a client of another entity', async () => {
    await addUser(api.ownerPool, { name: 'Caio', email: 'caio@acme.test', type: 'CUSTOMER', tenants: ['acme'] });
    const answer = await (await api.signIn('caio@acme.test')).get(render(''));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('of a scheduled invoice is not available', async () => {
    const { uuid, public_hash: hash } = (
      await ana.post(creating, invoiceBody(made, { is_draft: true }))
    ).json<Created>();
    await api.ownerPool.query("update invoices set status = 'future' where uuid = $1", [uuid]);
    const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}`;
    const answers = await Promise.all([ana.get(url), api.anonymous.get(`${url}&hash=${hash}`)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('is not opened by the hash of another invoice', async () => {
    const second = (await ana.post(creating, invoiceBody(made, { is_draft: true }))).json<Created>();
    expect((await api.anonymous.get(render(`&hash=${second.public_hash}`))).statusCode).toBe(404);
  });
});

describe('the public view', () => {
  const url = (hash: string, kind = 'individual') => `/api/v2/public/invoices/${kind}/${hash}`;

  it('shows the content of the document without internal data', async () => {
    const shown = (await api.anonymous.get(url(invoice.public_hash))).json();
    expect(shown).toMatchObject({
      number: invoice.number,
      total: '1080.00',
      service_buyer: { name: 'Blue Harbor Inc' },
    });
    for (const hidden of ['public_hash', 'responsible_email', 'send_email', 'account_uuid', 'service_buyer_uuid']) {
      expect(shown).not.toHaveProperty(hidden);
    }
  });

  it.each([
    ['a wrong hash', () => url('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
    ['a hash that is none', () => url('x')],
    ['another kind', () => url(invoice.public_hash, 'recurring')],
  ])('is not found for %s', async (_, at) => {
    expect((await api.anonymous.get(at())).statusCode).toBe(404);
  });

  it('is closed when the invoice is cancelled', async () => {
    await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'cancelled' });
    expect((await api.anonymous.get(url(invoice.public_hash))).statusCode).toBe(404);
    expect((await api.anonymous.get(render(`&hash=${invoice.public_hash}`))).statusCode).toBe(404);
    expect((await ana.get(render(''))).statusCode).toBe(200);
  });
});
