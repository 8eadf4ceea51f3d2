import { describe, expect, it, test } from 'vitest';
import { testApp, testConfig, type TestClient } from '../../../tests/support/app.ts';
import { onePixel } from '../../../tests/support/pictures.ts';
import { pdfOf, vessels, vesselsTable } from '../../files/files.testing.ts';
import { keyFor } from '../../base/secretKey.ts';
import { sealingBy } from '../../base/sealing.ts';

const lines: string[] = [];
const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
const api = await testApp({ resources: [vessels], logger });
await api.ownerPool.query(vesselsTable);
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

const url = '/api/v2/vessels';

type Parts = Readonly<Record<string, string | Blob | readonly (string | Blob)[]>>;

/** Sends a form like a browser. */
async function send(method: 'POST' | 'PUT', path: string, parts: Parts, who: TestClient = ana, more: object = {}) {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts)) {
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value as string);
  }
  const { headers, body } = new Request('http://x', { method: 'POST', body: form });
  const type = headers.get('content-type') ?? '';
  return api.app.inject({
    method,
    url: path,
    headers: { 'content-type': type, authorization: `Bearer ${who.token}`, host: testConfig.apiHost, ...more },
    payload: Buffer.from(await new Response(body).bytes()),
  });
}

const create = (parts: Parts = {}, who = ana, more = {}) => send('POST', url, { name: 'Aurora', ...parts }, who, more);
const pdf = (name = 'scan.pdf', bytes = 20) => new File([pdfOf(bytes)], name, { type: 'application/pdf' });
const png = (name = 'photo.png') => new File([onePixel.png], name, { type: 'image/png' });

/** Returns the changes in a vessel's history, oldest first. */
async function history(uuid: string): Promise<object[]> {
  const select = 'select changes from audit_log where subject_uuid = $1 order by uuid';
  return (await api.ownerPool.query<{ changes: object }>(select, [uuid])).rows.map(({ changes }) => changes);
}

describe('a record with files', () => {
  it('describes them without their content, and serves them byte by byte', async () => {
    const bytes = new Uint8Array(Buffer.concat([pdfOf(100), Buffer.alloc(600_000, 7)]));
    const scan = new File([bytes], 'Certificado São João.pdf');
    const created = await create({ certificate: scan, papers: [pdf('a.pdf'), png('b.png')], photo: png() });
    expect(created.statusCode).toBe(201);
    const { certificate, papers, photo } = created.json();
    expect(certificate).toMatchObject({
      name: 'Certificado São João.pdf',
      type: 'application/pdf',
      size: bytes.length,
    });
    expect(papers.map(({ name }: { name: string }) => name)).toEqual(['a.pdf', 'b.png']);
    expect(photo).toMatchObject({ type: 'image/png', width: 1, height: 1 });

    const answer = await ana.get(certificate.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Certificado%20S%C3%A3o/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect((await ana.get(papers[1].url)).rawPayload.equals(onePixel.png)).toBe(true);
    const list = (await ana.get(url)).json();
    expect(list.results[0]).toMatchObject({ certificate: { name: certificate.name } });
  });

  it('has none, or an empty list, if none were sent', async () => {
    const { json } = await create({ certificate: new File([], '') });
    expect(json()).not.toHaveProperty('certificate');
    expect(json()).toMatchObject({ papers: [] });
  });

  it('is created once per idempotency key, even if the same files are sent again', async () => {
    const more = { 'idempotency-key': crypto.randomUUID() };
    const first = await create({ certificate: pdf() }, ana, more);
    expect((await create({ certificate: pdf() }, ana, more)).json()).toEqual(first.json());
    expect((await create({ certificate: pdf('other.pdf') }, ana, more)).json().code).toBe('key_reused');
  });

  it('keeps the named ones in their order, deletes the others and adds new ones', async () => {
    const { uuid, papers, certificate } = (
      await create({ certificate: pdf(), papers: [pdf('a.pdf'), pdf('b.pdf')] })
    ).json();
    const kept = JSON.stringify([{ uuid: papers[1].uuid }]);
    const replaced = await send('PUT', `${url}/${uuid}`, { name: 'Boreal', papers: [kept, png('c.png')] });
    expect(replaced.json()).toMatchObject({ name: 'Boreal', papers: [{ uuid: papers[1].uuid }, { name: 'c.png' }] });
    expect(replaced.json()).not.toHaveProperty('certificate');
    expect((await ana.get(certificate.url)).statusCode).toBe(404);
    expect((await ana.get(papers[0].url)).statusCode).toBe(404);
    expect((await ana.get(papers[1].url)).statusCode).toBe(200);
    const { papers: after } = replaced.json();
    const turned = await ana.put(`${url}/${uuid}`, { name: 'Boreal', papers: after.toReversed() });
    expect(turned.json().papers.map(({ name }: { name: string }) => name)).toEqual(['c.png', 'b.pdf']);
  });

  it('can be sent back as it was read', async () => {
    const made = (await create({ certificate: pdf(), papers: pdf(), photo: png() })).json();
    const { detail: _, ...record } = made;
    const again = await ana.put(`${url}/${made.uuid}`, record);
    expect(again.json()).toEqual({ ...record, detail: again.json().detail });
  });

  it('is deleted with its files and their content', async () => {
    const { uuid, papers } = (await create({ papers: [pdf(), png()] })).json();
    const count = async () => {
      const keys = papers.map((file: { uuid: string }) => file.uuid);
      const select = 'select count(*)::int as left from file_contents where file_uuid = any($1::uuid[])';
      return (await api.ownerPool.query<{ left: number }>(select, [keys])).rows[0]?.left;
    };
    expect(await count()).toBe(2);
    expect((await ana.delete(`${url}/${uuid}`)).statusCode).toBe(200);
    expect(await count()).toBe(0);
  });

  it('lists added and removed files in its history, by name', async () => {
    const { uuid, papers } = (await create({ papers: [pdf('a.pdf'), pdf('b.pdf')] })).json();
    await send('PUT', `${url}/${uuid}`, {
      name: 'Aurora',
      papers: JSON.stringify([{ uuid: papers[0].uuid }]),
      photo: png(),
    });
    expect(await history(uuid)).toEqual([
      { name: [null, 'Aurora'] },
      { papers: [null, 'a.pdf, b.pdf'] },
      { papers: ['b.pdf', null] },
      { photo: [null, 'photo.png'] },
    ]);
  });
});

describe('a file is refused at its field', () => {
  const huge = new File([pdfOf(1_000_001)], 'a.pdf');
  it.each<[string, number, string, Parts]>([
    ['an SVG', 415, 'photo', { photo: new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }) }],
    ['a page', 415, 'certificate', { certificate: new File(['<!doctype html>'], 'a.pdf') }],
    ['a picture for a PDF', 415, 'certificate', { certificate: png('a.pdf') }],
    ['empty, but with a name', 415, 'certificate', { certificate: new File([], 'a.pdf') }],
    ['a byte too large', 413, 'certificate', { certificate: huge }],
    ['one too many', 400, 'papers', { papers: [pdf(), pdf(), pdf(), pdf()] }],
    ['ten too many', 400, 'papers', { papers: Array.from({ length: 13 }, () => pdf()) }],
    ['two where one is asked for', 400, 'certificate', { certificate: [pdf(), pdf()] }],
    ['the key of none', 400, 'certificate', { certificate: JSON.stringify({ uuid: crypto.randomUUID() }) }],
    ['for a property that takes none', 415, 'name', { name: pdf() }],
    ['for no property', 400, 'constructor', { constructor: pdf() }],
  ])('%s', async (_, status, path, parts) => {
    const answer = await create(parts);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, [path]]);
  });

  it('also if the kept ones exceed the maximum', async () => {
    const { uuid, papers } = (await create({ papers: [pdf(), pdf()] })).json();
    const kept = JSON.stringify(papers);
    const answer = await send('PUT', `${url}/${uuid}`, { name: 'Aurora', papers: [kept, png(), png()] });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['papers']]);
  });

  it.each([
    ['has too many pixels', 'A imagem tem pixels demais', (file: Buffer) => file.writeUInt32BE(50_000_000, 16)],
    ['is damaged', 'A imagem está danificada', (file: Buffer) => file.fill(0, 33)],
  ])('where a picture %s, with the reason', async (_, reason, damage) => {
    const bytes = Buffer.from(new Uint8Array(onePixel.png).buffer);
    damage(bytes);
    const answer = await create({ photo: new File([bytes], 'a.png') });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { photo: expect.stringContaining(reason) }]);
  });
});

test('a name is a name: no path, no line, no invisible character', async () => {
  const names = ['../../etc/passwd', 'a\u202Egnp.pdf', `${'x'.repeat(300)}.pdf`];
  const { papers } = (await create({ papers: names.map((name) => pdf(name)) })).json();
  expect(papers.map(({ name }: { name: string }) => name)).toEqual([
    'passwd.pdf',
    'agnp.pdf',
    `${'x'.repeat(116)}.pdf`,
  ]);
});

test('a slow upload beyond its limit is aborted', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n%PDF-';
  const payload = Buffer.concat([Buffer.from(part), Buffer.alloc(1_000_001)]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${ana.token}` };
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([413, ['certificate']]);
});

describe('files of another tenant', () => {
  it('cannot be read, referenced, or deleted', async () => {
    const { uuid, certificate } = (await create({ certificate: pdf() })).json();
    const own = (await create({ certificate: pdf() }, gil)).json();
    expect((await gil.get(certificate.url)).statusCode).toBe(404);
    expect((await gil.get(own.certificate.url.replace(own.certificate.uuid, certificate.uuid))).statusCode).toBe(404);
    const named = { name: 'Mine', certificate: { uuid: certificate.uuid } };
    expect((await gil.post(url, named)).json().errors).toHaveProperty('certificate');
    expect((await gil.put(`${url}/${own.uuid}`, named)).json().errors).toHaveProperty('certificate');
    expect((await gil.delete(`${url}/${uuid}`)).statusCode).toBe(404);
    expect((await ana.get(certificate.url)).statusCode).toBe(200);
  });

  it('nor can those of another record or property of the same', async () => {
    const [one, other] = [(await create({ certificate: pdf() })).json(), (await create({ papers: pdf() })).json()];
    const ofOther = { name: 'Aurora', papers: [{ uuid: one.certificate.uuid }] };
    expect((await ana.put(`${url}/${other.uuid}`, ofOther)).json().errors).toHaveProperty('papers');
    expect((await ana.put(`${url}/${one.uuid}`, ofOther)).json().errors).toHaveProperty('papers');
    expect((await ana.get(one.certificate.url.replace(one.uuid, other.uuid))).statusCode).toBe(404);
  });

  it('are available to users who may read the record', async () => {
    const { certificate } = (await create({ certificate: pdf() })).json();
    expect((await api.anonymous.get(certificate.url)).statusCode).toBe(401);
    expect((await (await api.signIn('carla@contas.test')).get(certificate.url)).statusCode).toBe(200);
    expect((await (await api.signIn('admin@ultramar.test')).get(certificate.url)).statusCode).toBe(403);
  });
});

describe('a secret', () => {
  const text = 'correct horse battery staple';
  const stored = async (uuid: string) => {
    const { rows } = await api.ownerPool.query<{ radio_key: string }>('select radio_key from vessels where uuid = $1', [
      uuid,
    ]);
    return rows[0]?.radio_key;
  };
  const written = async () => (await ana.post(url, { name: 'Aurora', radio_key: { value: text } })).json();

  it('is shown as set, never with its value', async () => {
    const { uuid, radio_key } = await written();
    expect(radio_key).toEqual({ set: true });
    for (const answer of [await ana.get(`${url}/${uuid}`), await ana.get(url)]) expect(answer.body).not.toContain(text);
  });

  it('is stored so that only its place opens it', async () => {
    const { uuid } = await written();
    const sealing = sealingBy([keyFor(testConfig.secretKey, 'stored secret')]);
    expect(sealing.open(String(await stored(uuid)), `${api.identity.tenants.acme} vessels.radio_key`)).toBe(text);
    await expect(api.ownerPool.query('update vessels set radio_key = $1', [text])).rejects.toThrow('sealed');
  });

  it('is kept if it is sent without a value, changed with one, and removed if omitted', async () => {
    const { uuid, radio_key } = await written();
    const first = await stored(uuid);
    await ana.put(`${url}/${uuid}`, { name: 'Aurora', radio_key });
    expect(await stored(uuid)).toBe(first);
    expect(
      (await ana.put(`${url}/${uuid}`, { name: 'Aurora', radio_key: { value: 'another' } })).json().radio_key,
    ).toEqual({ set: true });
    expect(await stored(uuid)).not.toBe(first);
    expect((await ana.put(`${url}/${uuid}`, { name: 'Aurora' })).json()).not.toHaveProperty('radio_key');
    expect(await history(uuid)).toEqual([
      { name: [null, 'Aurora'], radio_key: [null, 'secret'] },
      { radio_key: ['secret', 'secret'] },
      { radio_key: ['secret', null] },
    ]);
  });

  it('is refused without being quoted', async () => {
    for (const value of ['', `${text}${'x'.repeat(500)}`, [text], { text }]) {
      const answer = await ana.post(url, { name: 'Aurora', radio_key: { value } });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain(text);
    }
    expect((await ana.post(url, { name: 'Aurora', radio_key: text })).body).not.toContain(text);
  });

  it('is sent in a form too', async () => {
    expect((await create({ radio_key: JSON.stringify({ value: text }) })).json().radio_key).toEqual({ set: true });
  });

  it('is in no log and in no table', async () => {
    await ana.post(url, { name: 'Aurora', radio_key: { value: text } }, { 'idempotency-key': crypto.randomUUID() });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(text);
    for (const table of ['vessels', 'audit_log', 'idempotency_keys']) {
      const { rows } = await api.ownerPool.query<{ row: string }>(`select t::text as row from ${table} t`);
      expect(rows.map(({ row }) => row).join('')).not.toContain(text);
    }
  });
});
