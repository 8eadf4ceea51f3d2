import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { addUser } from '../../../../tests/support/identity.ts';
import { tokenTo } from '../../../../tests/support/mails.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { legalVersion } from '../../../drawing/legal/texts.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const admin = await api.signIn('admin@ultramar.test');
const entityOf = (who: TestClient, name: string) => make(who, '/api/v2/entities', { name, location: usLocation });
const [harbor, river, ofGlobex] = [
  await entityOf(ana, 'Blue Harbor'),
  await entityOf(ana, 'Charles River'),
  await entityOf(gil, 'Client of Globex'),
];

const invite = (email: string, entity: string, who = ana) =>
  who.post('/api/v1/users/client-invite', { email, entity, name: 'Ida' });
const password = 'three rivers by the harbor';
const accept = async (email: string): Promise<string> => {
  const token = await tokenTo(api.ownerPool, email, 'invitation');
  const body = { token, name: 'Ida', password, terms: legalVersion };
  return (await api.anonymous.post('/api/v1/auth/invitation', body)).json().user.uuid;
};
const peopleOf = async (entity: string, who = ana) =>
  (await who.get(`/api/v1/users/client/${entity}`)).json<{ results: { uuid: string; email: string }[] }>().results;
const clientsOf = async (person: string, who = ana) =>
  (await who.get(`/api/v1/users/${person}/client`))
    .json<{ results: { uuid: string }[] }>()
    .results.map(({ uuid }) => uuid);
const withdraw = (person: string, entity: string, who = ana) => who.delete(`/api/v1/users/${person}/client/${entity}`);
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];
const referencesOf = async (person: string) =>
  (
    await api.ownerPool.query('select value from user_references where user_uuid = $1 order by value', [person])
  ).rows.map(({ value }) => value);

/** A person invited for both clients of acme, who has accepted. */
let count = 0;
let [email, ida] = ['', ''];
beforeEach(async () => {
  count += 1;
  email = `ida${count}@client.test`;
  await invite(email, harbor);
  await invite(email, river);
  ida = await accept(email);
});

describe('access of a client’s user', () => {
  it('is listed with its entity, from the invitation on', async () => {
    await invite('open@client.test', harbor);
    const open = (await peopleOf(harbor)).find((person) => person.email === 'open@client.test');
    expect(open).toMatchObject({ name: 'Ida', status: 'expired', since: '2026-03-10T15:00:00.000Z' });
    expect(await peopleOf(harbor)).toContainEqual(expect.objectContaining({ uuid: ida, email, status: 'active' }));
    expect(await clientsOf(open?.uuid ?? '')).toEqual([harbor]);
    expect((await clientsOf(ida)).toSorted()).toEqual([harbor, river].toSorted());
    expect((await withdraw(open?.uuid ?? '', harbor)).statusCode).toBe(200);
  });

  it('is withdrawn from one entity, and with the last one from the company, with a mail', async () => {
    const person = await api.signIn(email, { password });
    const seen = () => person.get('/api/v2/invoice/invoices-single');
    expect((await withdraw(ida, harbor)).json()).toEqual({ detail: expect.any(String) });
    expect([await clientsOf(ida), (await seen()).statusCode]).toEqual([[river], 200]);
    expect((await withdraw(ida, river)).statusCode).toBe(200);
    expect(await referencesOf(ida)).toEqual([]);
    expect((await seen()).statusCode).not.toBe(200);
    const { rows } = await api.ownerPool.query("select 1 from outbox where topic = 'access_withdrawn' and email = $1", [
      email,
    ]);
    expect(rows).toHaveLength(1);
    expect(codeOf(await withdraw(ida, river))).toEqual([404, 'not_found']);
  });

  it('ends with the person’s removal, in all entities of the company, but in no other company', async () => {
    await invite(email, ofGlobex, gil);
    const token = await tokenTo(api.ownerPool, email, 'invitation');
    await api.anonymous.post('/api/v1/auth/invitation', { token, password, terms: legalVersion });
    const clients = (await ana.get('/api/v2/users?type=CUSTOMER&per_page=100')).json().results;
    expect(clients).toContainEqual(expect.objectContaining({ uuid: ida, type: 'CUSTOMER' }));
    const people = (await ana.get('/api/v2/users?per_page=100')).json<{ results: { type: string }[] }>().results;
    expect(people.some(({ type }) => type === 'CUSTOMER')).toBe(false);
    expect((await ana.put(`/api/v2/users/${ida}/remove`)).statusCode).toBe(200);
    expect(await referencesOf(ida)).toEqual([ofGlobex, 'globex'].toSorted());
  });

  it('ends in all entities of a company when an administrator takes the company', async () => {
    expect((await admin.delete(`/api/v1/users/${ida}/reference/tenant/acme`)).statusCode).toBe(200);
    expect(await referencesOf(ida)).toEqual([]);
  });

  it('is withdrawn from an open invitation, which ends with its last entity', async () => {
    const { uuid } = (await invite('two@client.test', harbor)).json();
    await invite('two@client.test', river);
    expect((await withdraw(uuid, harbor)).statusCode).toBe(200);
    expect(await clientsOf(uuid)).toEqual([river]);
    expect((await withdraw(uuid, river)).statusCode).toBe(200);
    expect((await ana.get(`/api/v2/invitations/${uuid}`)).json()).toMatchObject({ status: 'withdrawn' });
  });
});

describe('withdrawing', () => {
  it('needs the right to remove people and no more', async () => {
    const clerk = await somebodyWith(api, ['members:list', 'members:remove']);
    expect((await withdraw(ida, harbor, clerk)).statusCode).toBe(200);
    const reader = await somebodyWith(api, ['members:list', 'members:show']);
    expect(codeOf(await withdraw(ida, river, reader))).toEqual([403, 'forbidden']);
    expect(await clientsOf(ida, reader)).toEqual([river]);
    expect(codeOf(await withdraw(ida, river, carla))).toEqual([403, 'forbidden']);
  });

  it.each([
    ['another company', () => withdraw(ida, harbor, gil)],
    ['an unknown person', () => withdraw(harbor, harbor)],
    ['an entity of another company', () => withdraw(ida, ofGlobex)],
  ])('finds nothing for %s', async (_, ask) => {
    expect(codeOf(await ask())).toEqual([404, 'not_found']);
    expect(await clientsOf(ida)).toHaveLength(2);
  });

  it('takes nothing from a colleague, who is listed for no client', async () => {
    const bia = await addUser(api.ownerPool, {
      name: 'Bia',
      email: `bia${count}@acme.test`,
      type: 'COMPANY',
      tenants: ['acme'],
    });
    expect(codeOf(await withdraw(bia, harbor))).toEqual([404, 'not_found']);
    expect(codeOf(await gil.get(`/api/v1/users/client/${harbor}`))).toEqual([404, 'not_found']);
  });
});
