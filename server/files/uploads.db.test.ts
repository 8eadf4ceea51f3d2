import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../tests/support/company.ts';
import { onePixel } from '../../tests/support/pictures.ts';
import { logoFile } from '../../schemas/parts/documents/logo.ts';

const url = '/api/v2/invoice/invoices-single/create';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);

/** The fields of a draft as a browser sends them, changed by `change`. */
function formOf(change: Record<string, string | Blob> = {}): FormData {
  const form = new FormData();
  const fields = Object.entries({ ...invoiceBody(made, { is_draft: 'true' }), ...change });
  for (const [name, value] of fields) {
    form.append(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  }
  return form;
}

async function post(form: FormData, path = url) {
  const { headers, body } = new Request('http://x', { method: 'POST', body: form });
  return send(await new Response(body).bytes(), headers.get('content-type') ?? '', path);
}

const send = (payload: string | Uint8Array, type: string, path = url) =>
  api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type, authorization: `Bearer ${ana.token}` },
    payload: Buffer.from(payload),
  });

/** A PNG of this size; bytes after its end are ignored. */
const pngOf = (bytes: number) => new Blob([onePixel.png, new Uint8Array(bytes - onePixel.png.length)]);

describe('a logo', () => {
  it.each([
    ['a PNG', () => new Blob([onePixel.png]), 'image/png'],
    ['a JPEG', () => new Blob([onePixel.jpeg]), 'image/jpeg'],
    ['of the largest size', () => pngOf(logoFile.bytes), 'image/png'],
  ])('can be %s, detected by its content', async (_, logo, type) => {
    const created = await post(formOf({ logo: logo() }));
    expect(created.statusCode).toBe(201);
    expect((await ana.get(created.json().logo)).headers['content-type']).toBe(type);
  });

  it.each([
    ['a byte too large', () => pngOf(logoFile.bytes + 1), 413],
    ['an SVG that calls itself PNG', () => new File(['<svg/>'], 'logo.png', { type: 'image/png' }), 415],
    ['a renamed PDF', () => new File(['%PDF-1.7'], 'logo.jpg', { type: 'image/jpeg' }), 415],
  ])('must not be %s', async (_, logo, status) => {
    const answer = await post(formOf({ logo: logo() }));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, ['logo']]);
  });

  it('is sent once', async () => {
    const form = formOf({ logo: new Blob([onePixel.png]) });
    form.append('logo', new Blob([onePixel.jpeg]));
    const answer = await post(form);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['logo']]);
  });

  it('may be left empty, as a form does that has none', async () => {
    const created = await post(formOf({ logo: new File([], '') }));
    expect(created.statusCode).toBe(201);
    expect(created.json()).not.toHaveProperty('logo');
  });
});

describe('a multipart body', () => {
  it('can have its lines as a JSON part', async () => {
    const { items_invoice: lines } = invoiceBody(made) as { items_invoice: object };
    const json = new Blob([JSON.stringify(lines)], { type: 'application/json' });
    const answer = await post(formOf({ items_invoice: json, logo: new Blob([onePixel.png]) }));
    expect(answer.json()).toMatchObject({ status: 'draft', total: '1080.00' });
  });

  it('is refused at its field like any other', async () => {
    const answer = await post(formOf({ items_invoice: '[{' }));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['items_invoice']]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    [
      'that ends too early',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="currency"\r\n\r\nBRL',
    ],
    ['with no part at all', 'multipart/form-data; boundary=x', ''],
  ])('%s is no body', async (_, type, payload) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    ['an unknown field', 400, 'other', (form: FormData) => form.append('other', 'x')],
    ['a field again', 400, 'currency', (form: FormData) => form.append('currency', 'x')],
    ['a text larger than its field', 413, 'label', (form: FormData) => form.set('label', 'x'.repeat(20_000))],
    ['a picture for a text', 415, 'label', (form: FormData) => form.set('label', new Blob([onePixel.png]), 'a.png')],
    [
      'too many lines',
      400,
      'items_invoice',
      (form: FormData) => form.set('items_invoice', `[${'{},'.repeat(1000)}{}]`),
    ],
    ['lines within lines', 413, 'items_invoice', (form: FormData) => form.set('items_invoice', '['.repeat(100))],
  ])('of %s is refused at it', async (_, status, path, change) => {
    const form = formOf();
    change(form);
    const answer = await post(form);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, [path]]);
  });

  it('of bytes that are no UTF-8 is no body', async () => {
    const answer = await post(formOf({ label: new Blob([new Uint8Array([0xff])], { type: 'text/plain' }) }));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_body']);
  });

  it('can be sent back as it was read', async () => {
    const draft = (await post(formOf({ logo: new Blob([onePixel.png]) }))).json();
    const form = new FormData();
    for (const [name, value] of Object.entries(draft)) {
      if (name !== 'detail') form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const [{ uuid: _key, ...line }] = draft.items_invoice;
    expect((await post(form)).json()).toMatchObject({ total: draft.total, items_invoice: [line] });
  });

  it('is taken only where files are expected', async () => {
    expect((await post(formOf(), '/api/v2/tributes')).statusCode).toBe(415);
  });
});
