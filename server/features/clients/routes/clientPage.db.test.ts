import { describe, expect, it } from 'vitest';
import { clientLinkDays } from '../../../../domain/payments/clientLink.ts';
import { giveLogo, invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const single = '/api/v2/invoice/invoices-single';

interface Linked {
  readonly uuid: string;
  readonly hash: string;
}

const wise = await make(ana, '/api/v2/accounts', { name: 'Wise', details: 'IBAN: PT50 0002 0123 1234 5678 9015 4' });
const other = await make(ana, '/api/v2/accounts', { name: 'Other', details: 'IBAN: PT50 0035 0651 0001 1234 5678 4' });

const newClient = (name = 'Blue Harbor', change: object = {}) =>
  make(ana, '/api/v2/entities', { name, location: usLocation, ...change });
const act = (uuid: string, command: string, user = ana) => user.put(`/api/v2/entities/${uuid}/${command}`);
const link = async (uuid: string): Promise<Linked> => ({ uuid, hash: (await act(uuid, 'link')).json().public_hash });
const page = (hash: string, query = '') => api.anonymous.get(`/api/v2/public/clients/${hash}${query}`);
const pay = (hash: string, invoices: readonly string[]) =>
  api.anonymous.post(`/api/v2/public/clients/${hash}/payments`, { invoices }, { 'accept-language': 'en' });

interface Issued {
  readonly uuid: string;
  readonly number: number;
  readonly public_hash: string;
}

const issued = async (client: string, change: object = {}): Promise<Issued> =>
  (
    await ana.post(`${single}/create`, invoiceBody(made, { service_buyer_uuid: client, account_uuid: wise, ...change }))
  ).json();
const become = (uuid: string, status: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status });
const numbersOf = (answer: { json(): { results: Issued[] } }) => answer.json().results.map(({ number }) => number);

describe('the link to the page of a client', () => {
  it('is random, opens for 90 days and is found by its digest only', async () => {
    const { uuid, hash } = await link(await newClient());
    expect(hash).toMatch(/^[\w-]{32}$/);
    const { link_expires_at: expires } = (await ana.get(`/api/v2/entities/${uuid}`)).json();
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(clientLinkDays, 1);
    const { rows } = await api.ownerPool.query(
      `select kind, encode(digest, 'hex') = encode(sha256(convert_to($1, 'UTF8')), 'hex') as is_digest
       from public_links where record_uuid = $2`,
      [hash, uuid],
    );
    expect(rows).toEqual([{ kind: 'client', is_digest: true }]);
    expect((await page(hash)).json()).toMatchObject({
      client: { name: 'Blue Harbor' },
      company: { name: 'Acme Software Ltda' },
      expires_at: expires,
      totals: [],
      results: [],
      count: 0,
    });
  });

  const ends: Record<string, (one: Linked) => Promise<unknown>> = {
    'is ended': ({ uuid }) => act(uuid, 'end_link'),
    'is replaced': ({ uuid }) => act(uuid, 'link'),
    expires: ({ uuid }) =>
      api.ownerPool.query(`update entities set link_expires_at = now() - interval '1 second' where uuid = $1`, [uuid]),
    'loses its client, archived': ({ uuid }) => act(uuid, 'archive'),
    'loses its client, archived and restored': async ({ uuid }) => {
      await act(uuid, 'archive');
      await act(uuid, 'restore');
    },
    'loses its client, deleted': ({ uuid }) => ana.delete(`/api/v2/entities/${uuid}`),
  };
  it.each(Object.keys(ends))('answers like an unknown one once it %s', async (how) => {
    const one = await link(await newClient());
    expect((await page(one.hash)).statusCode).toBe(200);
    await ends[how]?.(one);
    const unknown = 'x'.repeat(32);
    const withoutKey = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body];
    for (const ask of [page, (hash: string) => page(`${hash}/logo`), (hash: string) => pay(hash, [made.entity])]) {
      const [ended, never] = [await ask(one.hash), await ask(unknown)];
      expect(withoutKey(ended)).toEqual(withoutKey(never));
      expect(ended.statusCode).toBe(404);
    }
  });

  it('is not found while its company is suspended', async () => {
    const { hash } = await link(await newClient());
    await api.ownerPool.query(`update tenants set suspended_at = now() where slug = 'acme'`);
    expect((await page(hash)).statusCode).toBe(404);
    await api.ownerPool.query(`update tenants set suspended_at = null where slug = 'acme'`);
    expect((await page(hash)).statusCode).toBe(200);
  });

  it('is made and ended only by its company, and not for an archived client', async () => {
    const { uuid, hash } = await link(await newClient());
    expect([(await act(uuid, 'link', gil)).statusCode, (await act(uuid, 'end_link', gil)).statusCode]).toEqual([
      404, 404,
    ]);
    expect((await page(hash)).statusCode).toBe(200);
    await act(uuid, 'archive');
    expect((await act(uuid, 'link')).json().code).toBe('archived');
  });

  it('opens no page of a document, and that of a document opens no page of a client', async () => {
    const client = await newClient();
    const { hash } = await link(client);
    const { public_hash: ofInvoice } = await issued(client);
    expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).statusCode).toBe(404);
    expect((await page(ofInvoice)).statusCode).toBe(404);
  });
});

describe('the page of a client', () => {
  it('shows open invoices, first due first, and paid ones; no draft or cancelled ones', async () => {
    const { uuid, hash } = await link(await newClient());
    const later = await issued(uuid, { due_date: '2099-05-10' });
    const sooner = await issued(uuid, { due_date: '2099-04-10' });
    await issued(uuid, { is_draft: true });
    await become((await issued(uuid)).uuid, 'cancelled');
    const paid = await issued(uuid);
    await become(paid.uuid, 'paid');
    const open = await page(hash);
    expect(numbersOf(open)).toEqual([sooner.number, later.number]);
    expect(open.json().totals).toEqual([{ currency: 'BRL', count: 2, open_amount: '2160.00', late_amount: '0.00' }]);
    expect(open.json().results[0]).toMatchObject({
      status: 'billed',
      amount: '1080.00',
      open_amount: '1080.00',
      is_overdue: false,
      account: wise,
      has_details: true,
      public_hash: sooner.public_hash,
    });
    const [one] = (await page(hash, '?state=paid')).json().results;
    expect(one).toMatchObject({ number: paid.number, status: 'paid', open_amount: '0.00' });
    expect(one).not.toHaveProperty('account');
  });

  it('calls late what is due before today', async () => {
    const { uuid, hash } = await link(await newClient());
    await issued(uuid, { due_date: '2026-03-12' });
    const began = api.clock.now();
    const lateOn = async (day: string) => {
      api.clock.set(`${day}T15:00:00Z`);
      const { totals, results } = (await page(hash)).json();
      return [totals[0].late_amount, results[0].is_overdue];
    };
    expect([await lateOn('2026-03-12'), await lateOn('2026-03-13')]).toEqual([
      ['0.00', false],
      ['1080.00', true],
    ]);
    api.clock.set(began);
  });

  it('shows what the client pays for others, and not what others pay for it', async () => {
    const buyer = await link(await newClient('Buyer'));
    const payer = await link(await newClient('Payer', { is_payment_responsible: true }));
    const { number, uuid } = await issued(buyer.uuid, { payment_responsible_uuid: payer.uuid });
    expect(numbersOf(await page(payer.hash))).toEqual([number]);
    expect(numbersOf(await page(buyer.hash))).toEqual([]);
    expect([(await pay(payer.hash, [uuid])).statusCode, (await pay(buyer.hash, [uuid])).statusCode]).toEqual([
      200, 400,
    ]);
  });

  it('no longer has the link of an invoice whose link has ended', async () => {
    const { uuid, hash } = await link(await newClient());
    const invoice = await issued(uuid);
    await ana.put(`${single}/${invoice.uuid}/end_link`);
    const [shown] = (await page(hash)).json().results;
    expect(shown.number).toBe(invoice.number);
    expect(shown).not.toHaveProperty('public_hash');
  });

  it('has the logo of the company', async () => {
    const { hash } = await link(await newClient());
    expect((await page(`${hash}/logo`)).statusCode).toBe(204);
    await giveLogo(ana, 'Acme Software Ltda');
    expect((await page(`${hash}/logo`)).headers['content-type']).toBe('image/png');
  });
});

describe('paying several invoices', () => {
  it('sums up what is open now, names the account and the numbers, and may be repeated', async () => {
    const { uuid, hash } = await link(await newClient());
    const [one, two] = [await issued(uuid), await issued(uuid)];
    const part = { service_buyer: { uuid }, currency: 'BRL', amount: '80.00' };
    expect((await ana.post('/api/v2/transactions', part)).statusCode).toBe(201);
    const answer = await pay(hash, [one.uuid, two.uuid.toUpperCase()]);
    expect(answer.json()).toEqual({
      amount: '2080.00',
      currency: 'BRL',
      beneficiary: 'Acme Software Ltda',
      details: 'IBAN: PT50 0002 0123 1234 5678 9015 4',
      invoices: [
        { uuid: one.uuid, number: one.number, full_number: String(one.number), open_amount: '1000.00' },
        { uuid: two.uuid, number: two.number, full_number: String(two.number), open_amount: '1080.00' },
      ],
    });
    expect((await pay(hash, [one.uuid, two.uuid])).json()).toEqual(answer.json());
  });

  it('has the code of the sum in euros, which the IBAN is for', async () => {
    const { uuid, hash } = await link(await newClient());
    const inEuros = () => issued(uuid, { currency: 'EUR' });
    const [one, two] = [await inEuros(), await inEuros()];
    const { amount, payment_code: code } = (await pay(hash, [one.uuid, two.uuid])).json();
    expect(code.scheme).toBe('epc');
    expect(code.text.split('\n').slice(5)).toEqual([
      'Acme Software Ltda',
      'PT50000201231234567890154',
      `EUR${amount}`,
      '',
      '',
      [one.number, two.number].join(', '),
    ]);
  });

  it.each<[string, string, (uuid: string) => Promise<unknown>]>([
    ['paid meanwhile', 'has already been paid', (uuid) => become(uuid, 'paid')],
    ['cancelled', 'was canceled', (uuid) => become(uuid, 'cancelled')],
    ['being paid', 'on its way', (uuid) => ana.put(`${single}/${uuid}/authorize_payment`, {})],
  ])('names the one that is %s', async (_, words, change) => {
    const { uuid, hash } = await link(await newClient());
    const [one, two] = [await issued(uuid), await issued(uuid)];
    await change(two.uuid);
    const refused = await pay(hash, [one.uuid, two.uuid]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'status_not_allowed']);
    expect(refused.json().errors).toEqual({ 'invoices.1': expect.stringContaining(words) });
    expect(refused.json().errors['invoices.1']).toContain(String(two.number));
  });

  it('refuses one to another account or in another currency', async () => {
    const { uuid, hash } = await link(await newClient());
    const [one, two, three] = [
      await issued(uuid),
      await issued(uuid, { account_uuid: other }),
      await issued(uuid, { currency: 'EUR' }),
    ];
    const refused = (await pay(hash, [one.uuid, two.uuid, three.uuid])).json();
    expect(Object.keys(refused.errors)).toEqual(['invoices.1', 'invoices.2']);
  });

  it('knows no invoice of another client or company', async () => {
    const { hash } = await link(await newClient());
    const ofOther = await issued(await newClient('Other'));
    const globex = await makeRegistrations(api, gil, 'globex');
    const ofGlobex: Issued = (await gil.post(`${single}/create`, invoiceBody(globex, { currency: 'EUR' }))).json();
    const never = '0198f6b2-0000-7000-8000-000000000000';
    const answers = await Promise.all([ofOther.uuid, ofGlobex.uuid, never].map((uuid) => pay(hash, [uuid])));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(400);
  });
});
