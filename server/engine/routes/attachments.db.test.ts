import { describe, expect, it, test } from 'vitest';
import { grantsOf } from '../../../domain/access/grant.ts';
import { attachmentsOf } from '../../../domain/schema/urlOf.ts';
import { defineResource } from '../../../schemas/resource.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { testApp, testConfig, type TestClient } from '../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../tests/support/company.ts';
import { waitingForLocks, whileLocked } from '../../../tests/support/locks.ts';
import { onePixel } from '../../../tests/support/pictures.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { pdfOf, vessels, vesselsTable } from '../../files/files.testing.ts';
import type { Attachment } from '../attachments/attachments.ts';
import { loadResources } from '../resources/registry.ts';

const may = ['list', 'show', 'create', 'delete', 'archive', 'attach'] as const;
const ships = defineResource({
  ...vessels,
  archive: true,
  attachments: { types: ['application/pdf'], bytes: 10_000, most: 3 },
  access: { company: { COMPANY: may, ACCOUNTANT: ['list', 'show'] } },
});

const budgets = { ...defaultBudgets, attachedBytesPerHour: 60_000 };
const api = await testApp({ resources: [...(await loadResources()), ships], budgets });
await api.ownerPool.query(`${vesselsTable} select make_archivable('vessels', array['name'])`);
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test');
const made = await makeRegistrations(api, ana);

const pdf = (name = 'contrato.pdf', bytes = 20) => new File([pdfOf(bytes)], name, { type: 'application/pdf' });

async function add(url: string, file: File | undefined, who: TestClient = ana, more: object = {}) {
  const form = new FormData();
  if (file) form.set('file', file);
  const { headers, body } = new Request('http://x', { method: 'POST', body: form });
  return api.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': headers.get('content-type') ?? '',
      authorization: `Bearer ${who.token}`,
      host: testConfig.apiHost,
      ...more,
    },
    payload: Buffer.from(await new Response(body).bytes()),
  });
}

const makeShip = async (): Promise<string> => (await ana.post('/api/v2/vessels', { name: 'Aurora' })).json().uuid;
const makeInvoice = async (): Promise<string> =>
  (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, { is_draft: false }))).json().uuid;
const namesOf = (answer: { json: () => { results: Attachment[] } }) => answer.json().results.map(({ name }) => name);

describe.each([
  ['a ship', ships, makeShip],
  ['an invoice that is billed', invoices, makeInvoice],
] as const)('the files beside %s', (_, resource, makeOne) => {
  const newUrl = async () => attachmentsOf(resource, await makeOne());

  it('are listed with their user and time, and served only as downloads', async () => {
    const url = await newUrl();
    const bytes = pdfOf(5000);
    const added = await add(url, new File([bytes], 'Contrato São João.pdf'));
    expect(added.statusCode).toBe(201);
    const { detail, ...attachment } = added.json();
    expect(detail).toBe('Contrato São João.pdf anexado');
    expect(attachment).toMatchObject({
      type: 'application/pdf',
      size: bytes.length,
      added_by: expect.stringMatching('ana@acme.test'),
    });
    expect((await ana.get(url)).json()).toEqual({ results: [attachment], count: 1 });

    const got = await ana.get(attachment.url);
    expect(got.rawPayload.equals(bytes)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Contrato%20S%C3%A3o/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('have a name without a path, shortened if too long, with the extension of their type', async () => {
    const url = await newUrl();
    for (const name of ['../../etc/passwd', 'C:\\temp\\nota.pdf', `${'é'.repeat(300)}.pdf`]) await add(url, pdf(name));
    const names = namesOf(await ana.get(url));
    expect(names.slice(0, 2)).toEqual(['passwd.pdf', 'nota.pdf']);
    expect(names[2]).toBe(`${'é'.repeat(116)}.pdf`);
  });

  it('are added once per idempotency key, and another file under that key is rejected', async () => {
    const url = await newUrl();
    const more = { 'idempotency-key': crypto.randomUUID() };
    const first = await add(url, pdf(), ana, more);
    expect((await add(url, pdf(), ana, more)).json()).toEqual(first.json());
    expect((await add(url, pdf('outro.pdf'), ana, more)).json().code).toBe('key_reused');
    expect((await ana.get(url)).json().count).toBe(1);
  });

  it('are deleted one by one', async () => {
    const url = await newUrl();
    const { url: file } = (await add(url, pdf('a.pdf'))).json();
    await add(url, pdf('b.pdf'));
    expect((await ana.delete(file)).json()).toEqual({ detail: 'Anexo removido' });
    expect((await ana.delete(file)).statusCode).toBe(404);
    expect((await ana.get(file)).statusCode).toBe(404);
    expect(namesOf(await ana.get(url))).toEqual(['b.pdf']);
  });

  it('belong to their company alone, and users with read access can read them', async () => {
    const url = await newUrl();
    const { url: file } = (await add(url, pdf())).json();
    for (const address of [url, file]) expect((await gil.get(address)).statusCode).toBe(404);
    expect([(await add(url, pdf(), gil)).statusCode, (await gil.delete(file)).statusCode]).toEqual([404, 404]);
    expect([(await carla.get(url)).statusCode, (await carla.get(file)).statusCode]).toEqual([200, 200]);
    expect([(await add(url, pdf(), carla)).statusCode, (await carla.delete(file)).statusCode]).toEqual([403, 403]);
    expect((await api.anonymous.get(file)).statusCode).toBe(401);
  });

  it('belong to one record: another one’s address has none of them', async () => {
    const [url, other] = [await newUrl(), await newUrl()];
    const { uuid } = (await add(url, pdf())).json();
    expect((await ana.get(`${other}/${uuid}`)).statusCode).toBe(404);
    expect((await ana.delete(`${other}/${uuid}`)).statusCode).toBe(404);
    expect((await ana.get(attachmentsOf(resource, crypto.randomUUID()))).statusCode).toBe(404);
  });

  it('are refused at their field where they are none, or of another content', async () => {
    const url = await newUrl();
    const picture = new File([onePixel.png], 'nota.pdf', { type: 'application/pdf' });
    expect(await add(url, picture)).toMatchObject({ statusCode: 415 });
    expect((await add(url, picture)).json().errors).toHaveProperty('file');
    expect((await add(url, undefined)).json()).toMatchObject({
      code: 'validation',
      errors: { file: expect.any(String) },
    });
    expect((await ana.post(url, {})).json()).toMatchObject({
      code: 'validation',
      errors: { file: expect.any(String) },
    });
  });
});

describe('the limits', () => {
  it('of a file, of a record, and of a company’s hour are errors at the file', async () => {
    const url = attachmentsOf(ships, await makeShip());
    const heavy = await add(url, pdf('pesado.pdf', 10_001));
    expect([heavy.statusCode, Object.keys(heavy.json().errors)]).toEqual([413, ['file']]);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) expect((await add(url, pdf(name))).statusCode).toBe(201);
    expect((await add(url, pdf('d.pdf'))).json()).toMatchObject({
      code: 'validation',
      errors: { file: expect.any(String) },
    });

    await api.ownerPool.query("update stored_files set added_at = now() - interval '2 hours'");
    const fill = async () => add(attachmentsOf(ships, await makeShip()), pdf('cheio.pdf', 9_900));
    for (let count = 0; count < 6; count += 1) expect((await fill()).statusCode).toBe(201);
    const beyond = await fill();
    expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'too_many_requests']);
    await api.ownerPool.query("update stored_files set added_at = now() - interval '2 hours'");
    expect((await fill()).statusCode).toBe(201);
  });

  it('of a record apply to concurrent uploads', async () => {
    const url = attachmentsOf(ships, await makeShip());
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(url, pdf(`${name}.pdf`))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 400, 400]);
    expect((await ana.get(url)).json().count).toBe(3);
  });

  it('of a company’s hour apply to concurrent uploads to several records', async () => {
    await api.ownerPool.query("update stored_files set added_at = now() - interval '2 hours'");
    const newUrl = async () => attachmentsOf(ships, await makeShip());
    const fill = async (url: string) => (await add(url, pdf('cheio.pdf', 9_900))).statusCode;
    for (let count = 0; count < 5; count += 1) expect(await fill(await newUrl())).toBe(201);
    const urls = [await newUrl(), await newUrl()];
    const coming = await whileLocked(api.ownerPool, 'stored_files', async () => {
      const requests = urls.map(fill);
      await waitingForLocks(api.ownerPool, 2);
      return { requests };
    });
    expect((await Promise.all(coming.requests)).toSorted()).toEqual([201, 429]);
  });
});

test('the files beside an archived record are read and left as they are', async () => {
  const uuid = await makeShip();
  const url = attachmentsOf(ships, uuid);
  const { url: file } = (await add(url, pdf())).json();
  await ana.put(`/api/v2/vessels/${uuid}/archive`);
  expect((await ana.get(file)).statusCode).toBe(200);
  for (const refused of [await add(url, pdf()), await ana.delete(file)]) {
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'archived']);
  }
});

test('deleting a record deletes its attachments with their content', async () => {
  const uuid = await makeShip();
  const { uuid: file } = (await add(attachmentsOf(ships, uuid), pdf())).json();
  await ana.delete(`/api/v2/vessels/${uuid}`);
  const { rows } = await api.ownerPool.query('select from file_contents where file_uuid = $1', [file]);
  expect(rows).toEqual([]);
});

test('the history of an invoice lists added and removed files, and files are kept on save', async () => {
  const { uuid } = (
    await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, { is_draft: true }))
  ).json();
  const url = attachmentsOf(invoices, uuid);
  const { url: file } = (await add(url, pdf('pedido.pdf'))).json();
  await ana.put(
    `/api/v2/invoice/invoices-single/${uuid}/update`,
    invoiceBody(made, { is_draft: true, observation: 'x' }),
  );
  expect(namesOf(await ana.get(url))).toEqual(['pedido.pdf']);
  await ana.delete(file);
  const entries: { changes: object; actor: string }[] = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
  expect(entries.map(({ changes }) => changes)).toMatchObject([
    { attachments: ['pedido.pdf', null] },
    {},
    { attachments: [null, 'pedido.pdf'] },
    {},
  ]);
  expect(entries[0]?.actor).toMatch('ana@acme.test');
});

test('a visitor of the public link cannot see the attachments of an invoice', async () => {
  const invoice = (await ana.get(`/api/v2/invoice/invoices-single/${await makeInvoice()}`)).json();
  await add(attachmentsOf(invoices, invoice.uuid), pdf('interno.pdf'));
  const shown = await api.anonymous.get(`/api/v2/public/invoices/individual/${invoice.public_hash}`);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).not.toMatch(/interno|attachments/);
});

test('every table of records with files deletes them with the record', async () => {
  const { rows } = await api.ownerPool.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'delete_files'",
  );
  const having = api.app.resources
    .filter(({ attachments }) => attachments)
    .map(({ name }) => name.replaceAll('-', '_'));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(having));
  expect(grantsOf(invoices).filter(({ may: granted }) => granted.includes('attach'))).toHaveLength(1);
});
