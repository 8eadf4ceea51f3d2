import { beforeAll, describe, expect, it } from 'vitest';
import { openLink } from '../../../mail/links.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
const ana = await api.signIn('ana@acme.test');
const clientOf = (name: string) =>
  make(ana, '/api/v2/entities', { name, location: usLocation, responsible_email: `${name}@client.test` });
const client = await clientOf('grace');
const days = { from: '2026-03-01', to: '2026-12-31', currency: 'BRL' };
const period = new URLSearchParams(days);
const read = (hash: string, query = `?${period}`) =>
  api.anonymous.get(`/api/v2/public/clients/${hash}/statement${query}`, { 'accept-language': 'en' });
const link = async (uuid: string): Promise<string> =>
  (await ana.put(`/api/v2/entities/${uuid}/link`)).json().public_hash;
const hashOf = async (uuid: string) =>
  (await ana.get(`/api/v2/entities/${uuid}`)).json<{ public_hash?: string }>().public_hash;

/** The path in the newest mail of a client. */
async function mailedPath(uuid: string): Promise<string | undefined> {
  const { rows } = await api.ownerPool.query<{ link: string | null }>(
    `select o.link from outbox o join messages m on m.uuid = o.subject_uuid where m.client_uuid = $1
     order by o.created_at desc, o.uuid desc limit 1`,
    [uuid],
  );
  return rows[0]?.link ? openLink(rows[0].link) : undefined;
}

beforeAll(async () => {
  const { uuid } = await shop.written({ service_buyer_uuid: client, items_invoice: [shop.line()] });
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: '80.00', note: 'They always pay late' });
});

describe('the statement on the page of a client', () => {
  it('is that of the company, without its notes', async () => {
    const own = (await ana.get(`/api/v2/entities/${client}/statement?${period}`)).json();
    expect(JSON.stringify(own)).toContain('They always pay late');
    const { rows, ...shown } = (await read(await link(client))).json();
    expect(shown).toEqual({ ...shown, closing_balance: own.closing_balance, from: days.from, to: days.to });
    expect(rows).toEqual(own.rows.map(({ note: _note, ...row }: { note?: string }) => row));
  });

  it('is a PDF in the language of the reader', async () => {
    const pdf = await read(await link(client), `/pdf?${period}&locale=es`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(pdf.headers['content-disposition']))).toContain('Estado de cuenta 2026-12-31.pdf');
  });

  it('is not found by an unknown link, and names the day of a wrong period', async () => {
    for (const path of ['', '/pdf']) expect((await read('x'.repeat(32), path)).statusCode).toBe(404);
    const wrong = await read(await link(client), '?from=2026-03-02&to=2026-03-01');
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['to']]);
  });
});

describe('the mail of a statement', () => {
  it('leads to the same days on the page of the client, by its link', async () => {
    const hash = await link(client);
    expect((await ana.post(`/api/v2/entities/${client}/statement/email`, days)).statusCode).toBe(200);
    expect(await mailedPath(client)).toBe(`/view/clients/${hash}?${period}#statement`);
    expect(await hashOf(client)).toBe(hash);
  });

  it('gives a client without a link a new one, if the sender may give it', async () => {
    const other = await clientOf('ola');
    expect((await ana.post(`/api/v2/entities/${other}/statement/email`, days)).statusCode).toBe(200);
    const hash = await hashOf(other);
    expect(hash).toMatch(/^[\w-]{32}$/);
    expect(await mailedPath(other)).toContain(`/view/clients/${hash}?`);
    expect((await read(hash ?? '')).statusCode).toBe(200);

    const third = await clientOf('ida');
    const lists = ['invoices', 'transactions', 'credits'].map((name) => `${name}:list`);
    const mailer = await somebodyWith(api, ['entities:list', 'entities:show', 'entities:send', ...lists]);
    expect((await mailer.post(`/api/v2/entities/${third}/statement/email`, days)).statusCode).toBe(200);
    expect([await hashOf(third), await mailedPath(third)]).toEqual([undefined, undefined]);
  });
});
