import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { builtInTemplate } from '../../../drawing/builtIn/builtIn.ts';

const url = '/api/v2/invoice-templates';
const invoices = '/api/v2/invoice/invoices-single';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);

const standard = builtInTemplate('invoiceTemplate1');
const text = (content: unknown) => ({ type: 'text', title: '', align: 'left', size: 'normal', content });
const saying = (words: string) => ({ ...standard, blocks: [...standard.blocks, text(words)] });
const add = async (name: string, more: object = {}) =>
  (await ana.post(url, { name, content: saying(name), ...more })).json();
const put = (uuid: string, body: object) => ana.put(`${url}/${uuid}`, body);
const listed = async () => (await ana.get(url)).json().results;
const defaults = async () => (await listed()).filter((one: { default: boolean }) => one.default);
const bill = async (more: object) =>
  (await ana.post(`${invoices}/create`, invoiceBody(made, { is_draft: false, ...more }))).json();
const pdfOf = async ({ uuid, template }: { uuid: string; template: string }) =>
  (await ana.get(`/api/invoiceTemplate/${template}?uuid_invoice=${uuid}&locale=en&format=pdf`)).rawPayload;
const wordsOf = async (invoice: { uuid: string; template: string }) =>
  (await readPdf(await pdfOf(invoice))).pages.join();
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const [builtIn] = await listed();

describe('the templates of a company', () => {
  it('are added, replaced and deleted; the list has the default first, without their content', async () => {
    const { uuid, ...added } = await add('First');
    expect(added).toMatchObject({ name: 'First', editable: true, default: false, content: saying('First') });
    expect((await put(uuid, { name: 'Second', content: saying('x') })).json()).toMatchObject({ name: 'Second' });
    const [first, ...others] = await listed();
    const own = others.at(-1);
    expect([first.link, own.uuid, 'content' in own]).toEqual(['invoiceTemplate1', uuid, false]);
    expect((await ana.get(`${url}?name=sec&per_page=1`)).json()).toMatchObject({ count: 1, results: [{ uuid }] });
    expect((await ana.delete(`${url}/${uuid}`)).statusCode).toBe(200);
    expect((await ana.get(`${url}/${uuid}`)).statusCode).toBe(404);
  });

  it('are not seen, changed or used by others', async () => {
    const { uuid } = await add('Ours');
    expect((await gil.get(`${url}/${uuid}`)).statusCode).toBe(404);
    expect((await gil.put(`${url}/${uuid}`, { name: 'x', content: standard })).statusCode).toBe(404);
    expect((await gil.get(`${url}/${uuid}/file`)).statusCode).toBe(404);
    expect((await gil.put('/api/v2/document-settings', { currency: 'EUR', template: uuid })).statusCode).toBe(400);
  });

  it('are exported as a file that can be imported; a built-in one is a starting point', async () => {
    const answer = await ana.get(`${url}/${builtIn.uuid}/file`);
    expect(answer.headers['content-disposition']).toContain('Ultramar.json');
    const copy = await ana.post(url, { name: 'Copy', content: answer.json() });
    expect(copy.json().content).toEqual(standard);
    expect((await ana.get(`${url}/${copy.json().uuid}/file`)).json()).toEqual(standard);
  });

  it('are shown with a made-up invoice, in any language, and after a change in their new form', async () => {
    const { uuid } = await add('Sampled');
    const sample = async () => {
      const answer = await ana.get(`${url}/${uuid}/sample?locale=en&format=pdf`);
      return (await readPdf(answer.rawPayload)).pages.join();
    };
    expect(await sample()).toMatch(/Software development.*Sampled/s);
    await put(uuid, { name: 'Sampled', content: saying('Changed') });
    expect(await sample()).toContain('Changed');
    expect((await ana.get(`${url}/${builtIn.uuid}/sample`)).body).toContain('<svg');
    expect((await gil.get(`${url}/${uuid}/sample`)).statusCode).toBe(404);
  });

  it('built-in ones are not changed or deleted', async () => {
    const body = { name: 'x', content: standard };
    expect((await put(builtIn.uuid, body)).json()).toMatchObject({ code: 'template_built_in' });
    const answer = await ana.delete(`${url}/${builtIn.uuid}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'template_built_in']);
  });

  it('needs content', async () => {
    expect((await ana.post(url, { name: 'Empty' })).json().errors).toHaveProperty('content');
  });
});

describe('the default', () => {
  it('is exactly one, and that of the settings', async () => {
    const one = await add('One', { default: true });
    const two = await add('Two', { default: true });
    expect(await defaults()).toMatchObject([{ uuid: two.uuid }]);
    expect((await ana.get('/api/v2/document-settings')).json().template.uuid).toBe(two.uuid);
    await ana.put('/api/v2/document-settings', { currency: 'USD', template: one.uuid });
    expect(await defaults()).toMatchObject([{ uuid: one.uuid }]);
  });

  it('is made by a command too, of a built-in one as well', async () => {
    const { uuid } = await add('Chosen');
    expect((await ana.put(`${url}/${uuid}/make_default`, {})).statusCode).toBe(200);
    expect(await defaults()).toMatchObject([{ uuid }]);
    expect((await ana.put(`${url}/${uuid}/make_default`, {})).json().code).toBe('template_default');
    expect((await ana.put(`${url}/${builtIn.uuid}/make_default`, {})).statusCode).toBe(200);
    expect(await defaults()).toMatchObject([{ uuid: builtIn.uuid }]);
  });

  it('stays until another takes its place', async () => {
    const { uuid, name, content } = await add('Standing', { default: true });
    expect((await put(uuid, { name, content, default: false })).json().default).toBe(true);
    expect((await ana.delete(`${url}/${uuid}`)).json().code).toBe('template_default');
    await ana.put('/api/v2/document-settings', { currency: 'USD' });
    expect(await defaults()).toMatchObject([{ link: 'invoiceTemplate1' }]);
    expect((await ana.delete(`${url}/${uuid}`)).statusCode).toBe(200);
  });
});

describe('a document', () => {
  it('has its own template, else its client’s, else the default', async () => {
    const [own, client, company] = [await add('Own'), await add('Client'), await add('Company', { default: true })];
    const entity = (await ana.get(`/api/v2/entities/${made.entity}`)).json();
    const draft = async (more: object = {}) => (await bill({ is_draft: true, ...more })).template;
    expect(await draft()).toBe(company.uuid);
    await ana.put(`/api/v2/entities/${made.entity}`, { ...entity, template: { uuid: client.uuid } });
    expect(await draft()).toBe(client.uuid);
    expect(await draft({ template: own.uuid })).toBe(own.uuid);
    await ana.put(`/api/v2/entities/${made.entity}`, entity);
    await ana.put('/api/v2/document-settings', { currency: 'USD' });
    expect(await draft()).toBe('invoiceTemplate1');
  });

  it('keeps its template as it was when it was issued, to the byte, even if the template is deleted', async () => {
    const { uuid } = await add('Before');
    const [issued, draft] = [await bill({ template: uuid }), await bill({ template: uuid, is_draft: true })];
    const before = digest(await pdfOf(issued));
    await put(uuid, { name: 'After', content: saying('After') });
    expect(await wordsOf(issued)).toContain('Before');
    expect(await wordsOf(draft)).toContain('After');
    expect((await ana.delete(`${url}/${uuid}`)).json().code).toBe('in_use');
    await api.ownerPool.query('update invoices set template = $2 where uuid = $1', [draft.uuid, 'invoiceTemplate1']);
    expect((await ana.delete(`${url}/${uuid}`)).statusCode).toBe(200);
    expect(digest(await pdfOf(issued))).toBe(before);
  });

  it('keeps its template from being deleted if it is a contract', async () => {
    const { uuid } = await add('Agreed');
    const contract = await make(ana, '/api/v2/contracts/create', contractBody(made, { template: uuid }));
    expect((await ana.delete(`${url}/${uuid}`)).json().code).toBe('in_use');
    expect((await ana.get(`/api/v2/contracts/${contract}`)).json().template).toBe(uuid);
  });

  it('is printed in the default template if its own fails, and the company is notified once', async () => {
    const { uuid } = await add('Broken');
    const [one, two] = [await bill({ template: uuid }), await bill({ template: uuid })];
    await api.ownerPool.query("update companies set responsible_email = 'ana@acme.test' where tenant_id = $1", [
      api.identity.tenants.acme,
    ]);
    await api.ownerPool.query(
      `update invoice_template_versions set content = jsonb_set(content, '{blocks,0,type}', '"unknown"') where template_uuid = $1`,
      [uuid],
    );
    expect(await wordsOf(one)).toContain('Amount due');
    expect(await wordsOf(two)).toContain('Amount due');
    const { rows } = await api.ownerPool.query("select email, args from outbox where topic = 'template_failed'");
    expect(rows).toMatchObject([{ args: { template: 'Broken' } }]);
  });
});

describe('a preview', () => {
  const preview = (body: object, format = 'svg') => ana.post(`${url}/preview?format=${format}`, body);

  it.each(['short', 'long', 'difficult'])('draws the %s sample, and stores nothing', async (sample) => {
    const before = (await listed()).length;
    const answer = await preview({ content: saying('Seen'), sample, locale: 'en' });
    expect(answer.json().pages.join()).toContain('Seen');
    expect((await listed()).length).toBe(before);
  });

  it('draws an invoice of the company', async () => {
    const { uuid } = await bill({});
    const answer = await preview({ content: saying('Mine'), invoice: uuid }, 'pdf');
    expect((await readPdf(answer.rawPayload)).pages.join()).toContain('Mine');
    const foreign = await gil.post(`${url}/preview`, { content: standard, invoice: uuid });
    expect(foreign.statusCode).toBe(404);
  });
});

describe('a hostile template', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { type: 'columns', columns: [nested(levels - 1)] });
  it.each<[string, unknown, number]>([
    ['of ten megabytes', saying('x'.repeat(10 * 1024 ** 2)), 413],
    ['of many long texts', { ...standard, blocks: Array.from({ length: 40 }, () => text('x'.repeat(4_000))) }, 400],
    ['nested deeply', { ...standard, blocks: [nested(1_000)] }, 413],
    ['nested a little too deeply', { ...standard, blocks: [nested(12)] }, 400],
    ['of a million blocks', { ...standard, blocks: Array.from({ length: 1_000_000 }, () => 0) }, 413],
    ['with an unknown node', { ...standard, blocks: [{ type: 'html', html: '<script>' }] }, 400],
    ['with a style', { ...standard, blocks: [{ ...text('x'), style: 'x' }] }, 400],
    ['with a program', { ...standard, blocks: [{ ...text('x'), program: '#import "/etc/passwd"' }] }, 400],
    ['of another prototype', JSON.parse('{"__proto__": {"version": 1}}'), 400],
    ['that is a text', 'x', 400],
    ['that is a list', [standard], 400],
  ])('%s is refused without a drawing, when saved and when previewed', async (_, content, status) => {
    const outcomes = api.app.documents.outcomes();
    const answers = [await ana.post(url, { name: 'Hostile', content }), await ana.post(`${url}/preview`, { content })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect(api.app.documents.outcomes()).toEqual(outcomes);
  });
});
