import { beforeAll, describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
api.clock.set('2026-03-31T15:00:00Z');
const ana = await api.signIn('ana@acme.test');

const clientWith = (responsible_email: string) =>
  make(ana, '/api/v2/entities', { name: `Client of ${responsible_email}`, location: usLocation, responsible_email });
const client = await clientWith('grace@client.test');
const url = (uuid = client) => `/api/v2/entities/${uuid}/statement/email`;
const days = { from: '2026-03-01', to: '2026-03-31', currency: 'BRL' };

interface Mailed {
  readonly uuid: string;
  readonly email: string;
  readonly kind: string;
  readonly delivery: string;
  readonly invoice?: object;
  readonly client?: { readonly uuid: string };
}
const messagesOf = async (uuid: string) =>
  (await ana.get(`/api/v2/messages?client=${uuid}&sort=created_at`)).json<{ results: Mailed[] }>().results;

beforeAll(async () => {
  await shop.written({ service_buyer_uuid: client, created: '2026-03-10', items_invoice: [shop.line()] });
});

describe('a statement by mail', () => {
  it('goes to the address of the client, and is shown among its messages', async () => {
    const answer = await ana.post(url(), days);
    expect([answer.statusCode, answer.json().uuid]).toEqual([200, client]);
    const [message, ...others] = await messagesOf(client);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'statement',
      email: 'grace@client.test',
      delivery: 'queued',
      client: { uuid: client },
    });
    expect(message?.invoice).toBeUndefined();
    const mail = (await ana.get(`/api/v2/messages/${message?.uuid}/mail`)).json<{ subject: string; html: string }>();
    expect(mail.subject).toBe('Statement of account from Acme Software Ltda');
    expect(mail.html).toMatch(/BRL.1,0\d0\.00/);
    expect(mail.html).toContain('2026/03/01 to 2026/03/31');
  });

  it('is sent once by the same Idempotency-Key, to the given recipients with the given texts', async () => {
    const uuid = await clientWith('owner@once.test');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = {
      email: ['Bo <bo@once.test>', 'cy@once.test'],
      subject: '{{client}}: {{amount}}',
      message: 'Dear Bo',
    };
    for (const _ of [1, 2]) expect((await ana.post(url(uuid), body, key)).statusCode).toBe(200);
    const sent = await messagesOf(uuid);
    expect(sent.map(({ email }) => email).toSorted()).toEqual(['bo@once.test', 'cy@once.test']);
    const mail = (await ana.get(`/api/v2/messages/${sent[0]?.uuid}/mail`)).json<{ subject: string; html: string }>();
    expect(mail.subject).toMatch(/^Client of owner@once\.test: /);
    expect(mail.html).toContain('Dear Bo');
  });

  it('is sent again to a corrected address', async () => {
    const uuid = await clientWith('typo@again.test');
    await ana.post(url(uuid), days);
    await api.ownerPool.query("update messages set delivery = 'bounced' where email = 'typo@again.test'");
    const [first] = await messagesOf(uuid);
    const again = await ana.put(`/api/v2/messages/${first?.uuid}/resend`, { email: 'right@again.test' });
    expect(again.statusCode).toBe(200);
    expect((await messagesOf(uuid)).map(({ email }) => email)).toEqual(['typo@again.test', 'right@again.test']);
    const home = (await ana.get('/api/v2/home')).json<{ attention: { failed_messages?: number } }>();
    expect(home.attention.failed_messages ?? 0).toBe(0);
  });
});

describe('a statement is not mailed', () => {
  it('without a recipient', async () => {
    const answer = await ana.post(
      url(await make(ana, '/api/v2/entities', { name: 'Nobody', location: usLocation })),
      {},
    );
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([409, ['email']]);
  });

  it.each<[string, object, string]>([
    ['for days in the wrong order', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    ['with an unknown placeholder', { subject: '{{colour}}' }, 'subject'],
    ['to what is no address', { email: 'nobody' }, 'email'],
  ])('%s', async (_what, body, at) => {
    const answer = await ana.post(url(), body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [at]]);
  });

  it('by those who may not read it, or send nothing', async () => {
    const lists = ['entities:show', 'invoices:list', 'transactions:list', 'credits:list'];
    expect((await (await somebodyWith(api, lists)).post(url(), days)).statusCode).toBe(403);
    const sender = await somebodyWith(api, ['entities:show', 'entities:send', 'invoices:list', 'transactions:list']);
    expect((await sender.post(url(), days)).statusCode).toBe(403);
    expect((await (await api.signIn('gil@globex.test')).post(url(), days)).statusCode).toBe(404);
  });

  it('to one address more often than the hourly limit', async () => {
    const uuid = await clientWith('often@limit.test');
    const codes: number[] = [];
    for (let time = 0; time < 12 && codes.at(-1) !== 429; time += 1)
      codes.push((await ana.post(url(uuid), days)).statusCode);
    expect(codes.at(-1)).toBe(429);
    expect(await messagesOf(uuid)).toHaveLength(codes.length - 1);
  });
});
