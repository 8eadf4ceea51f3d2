import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { waitingForLocks } from '../../../../tests/support/locks.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';

const url = '/api/v2/company-settings';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const made = await makeRegistrations(api, ana);

interface Written {
  readonly uuid: string;
  readonly public_hash: string;
  readonly number?: number;
}

const acme = {
  name: 'Acme Software Ltda',
  nif: '11.222.333/0001-81',
  location: { place_id: 'geonames:3448439', address: 'Avenida Paulista 1000, São Paulo', country: { id: 76 } },
  responsible_email: 'billing@acme.test',
};
const renamed = {
  ...acme,
  name: 'Nova Software S.A.',
  nif: '11.444.777/0001-61',
  location: { place_id: 'geonames:3451190', address: 'Rua Nova 7, Rio de Janeiro', country: { id: 76 } },
  tax_regime: 'Lucro real',
  segment: 'Software',
};

/** Saves the company's details, with a picture as its new logo. */
function save(body: object, picture?: Buffer) {
  if (!picture) return ana.put(url, body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('logo', new Blob([new Uint8Array(picture)]), 'logo');
  return ana.put(url, form);
}

const create = async (more: object = {}): Promise<Written> =>
  (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, more))).json();
const setStatus = ({ uuid }: Written, status: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status });

/** Returns the logo of an invoice, if any. */
async function logoOf({ uuid }: Written): Promise<Buffer | undefined> {
  const answer = await ana.get(`/api/v2/invoice/invoices-single/${uuid}/logo`);
  return answer.statusCode === 404 ? undefined : answer.rawPayload;
}

/** Returns all public and internal readings of an issued invoice. */
async function readsOf({ uuid, public_hash: hash }: Written): Promise<string[]> {
  const drawn = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}&locale=en`;
  const answers = await Promise.all([
    ana.get(`/api/v2/invoice/invoices-single/${uuid}`),
    api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`),
    api.anonymous.get(drawn),
    api.anonymous.get(`${drawn}&format=pdf`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  return answers.map(({ rawPayload }) => rawPayload.toString('latin1'));
}

beforeEach(async () => {
  await save(acme);
});

describe('the company’s data', () => {
  it('is read and replaced whole, and the read view, sign-in and the platform have it', async () => {
    const { detail, ...saved } = (await save(renamed)).json();
    expect(detail).toBeTruthy();
    expect(saved).toMatchObject(renamed);
    expect((await ana.get(url)).json()).toEqual(saved);
    expect((await ana.get('/api/v2/companies/me')).json()).toMatchObject(renamed);
    expect((await api.anonymous.get('/api/v1/auth/realm/verify?tenant=acme')).json().name).toBe(renamed.name);
    expect((await gil.get('/api/v2/companies/me')).json().name).not.toBe(renamed.name);
  });

  it('changes drafts, and no invoice that is issued, neither its page nor its document', async () => {
    await save(acme, onePixel.png);
    const [issued, draft] = [await create(), await create({ is_draft: true })];
    // The first public reading is recorded on the invoice.
    await readsOf(issued);
    const before = await readsOf(issued);
    expect((await save(renamed, onePixel.jpeg)).statusCode).toBe(200);
    expect(await readsOf(issued)).toEqual(before);
    const read = (await ana.get(`/api/v2/invoice/invoices-single/${draft.uuid}`)).json();
    expect(read.service_provider).toMatchObject({ name: renamed.name, nif: renamed.nif });
    expect(await logoOf(draft)).toEqual(onePixel.jpeg);
  });

  it.each([
    [{ ...acme, name: '' }, 'name'],
    [{ ...acme, nif: '11.222.333/0001-82' }, 'nif'],
    [{ ...acme, responsible_email: 'nobody' }, 'responsible_email'],
    [{ ...acme, location: undefined }, 'location'],
    [{ ...acme, responsible_email: undefined }, 'responsible_email'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await ana.put(url, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });

  it('is changed by its own people alone, each version once', async () => {
    expect((await carla.get(url)).json().name).toBe(acme.name);
    expect((await carla.put(url, renamed)).json().code).toBe('forbidden');
    expect((await gil.put(`${url}?tenant=acme`, renamed)).json().code).toBe('tenant_forbidden');
    const match = { 'if-match': String((await ana.get(url)).headers['etag']) };
    expect((await ana.put(url, acme, match)).statusCode).toBe(200);
    expect((await ana.put(url, renamed, match)).json().code).toBe('stale');
  });
});

describe('the logo of a company', () => {
  it('is shown to its people, at sign-in and on the card of the company', async () => {
    const { logo } = (await save(acme, onePixel.png)).json();
    expect((await ana.get(logo.url)).rawPayload).toEqual(onePixel.png);
    expect((await gil.get(logo.url)).statusCode).toBe(404);
    const card = (await ana.get('/api/v2/companies/me')).json().logo;
    expect((await api.anonymous.get(card)).rawPayload).toEqual(onePixel.png);
    expect((await save({ ...acme, logo })).json().logo).toEqual(logo);
    expect((await save(acme)).json()).not.toHaveProperty('logo');
    expect((await api.anonymous.get(card)).statusCode).toBe(404);
  });

  it('is kept on each invoice as of its issue', async () => {
    const none = await create();
    await save(acme, onePixel.png);
    const png = await create();
    await save(acme, onePixel.jpeg);
    // Never used on an issued document.
    await save(acme, onePixel.png);
    await save(acme, onePixel.jpeg);
    const jpeg = await create();
    await save(acme);
    const last = await create();
    const logos = await Promise.all([none, png, jpeg, last].map(logoOf));
    expect(logos).toEqual([undefined, onePixel.png, onePixel.jpeg, undefined]);
    const { rows } = await api.ownerPool.query("select until_numbers ->> 'invoices' as until from former_logos");
    expect(new Set(rows.map((row) => row.until)).size).toBe(rows.length);
  });

  it('is kept with the number of an invoice that is reverted and issued again', async () => {
    await save(acme, onePixel.png);
    const invoice = await create();
    await save(acme, onePixel.jpeg);
    await setStatus(invoice, 'draft');
    expect(await logoOf(invoice)).toEqual(onePixel.png);
    await setStatus(invoice, 'billed');
    expect(await logoOf(invoice)).toEqual(onePixel.png);
  });

  it('waits for a running issue, which keeps the earlier zone', async () => {
    await save(acme, onePixel.png);
    const draft = await create({ is_draft: true });
    const issuing = await api.ownerPool.connect();
    try {
      await issuing.query('begin');
      const take = `update counters set next = next + 1 where tenant_id = $1 and name = 'invoices' returning next - 1 as number`;
      const { rows } = await issuing.query(take, [api.identity.tenants.acme]);
      const saving = save(acme, onePixel.jpeg);
      await waitingForLocks(api.ownerPool, 1);
      const bill = `update invoices set status = 'billed', number = $2 where uuid = $1`;
      await issuing.query(bill, [draft.uuid, rows[0]?.number]);
      await issuing.query('commit');
      expect((await saving).statusCode).toBe(200);
    } finally {
      issuing.release();
    }
    expect(await logoOf(draft)).toEqual(onePixel.png);
  });

  it('is no file of another kind', async () => {
    expect((await save(acme, Buffer.from('%PDF-1.7'))).statusCode).toBe(415);
  });
});
