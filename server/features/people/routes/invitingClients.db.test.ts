import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeRegistrations } from '../../../../tests/support/company.ts';
import { tokenTo } from '../../../../tests/support/mails.ts';
import { legalVersion } from '../../../drawing/legal/texts.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test');
const { entity } = await makeRegistrations(api, ana);
const email = 'ap@client.test';
const invite = (body: object = {}, who = ana) => who.post('/api/v1/users/client-invite', { email, entity, ...body });
const check = async (who = ana) => (await who.get(`/api/v1/users/client/check?email=AP@client.test`)).json();

describe('a client', () => {
  test('has access to what names the entity once the invitation is accepted, and to nothing else', async () => {
    expect((await invite()).json()).toMatchObject({ state: 'invited' });
    expect(await check()).toEqual({ has_access: false, entities: [] });
    const accepted = await api.anonymous.post('/api/v1/auth/invitation', {
      token: await tokenTo(api.ownerPool, email, 'invitation'),
      name: 'Accounts payable',
      password: 'three rivers by the harbor',
      terms: legalVersion,
    });
    const { user } = accepted.json();
    expect(user).toMatchObject({ type: 'CUSTOMER', references: { tenant: ['acme'], entity: [entity] } });
    expect(await check()).toMatchObject({ has_access: true, entities: [{ uuid: entity }] });
    expect((await ana.get(`/api/v1/users/${user.uuid}/client`)).json()).toMatchObject({ count: 1 });
    expect((await invite()).json()).toMatchObject({ state: 'granted' });
    const client = await api.signIn(email, { password: 'three rivers by the harbor' });
    expect((await client.get('/api/v2/entities')).statusCode).toBe(403);
  });

  test('of one company is unknown to another', async () => {
    expect(await check(gil)).toEqual({ has_access: false, entities: [] });
    expect((await invite({}, gil)).json().errors).toHaveProperty('entity');
  });

  test.each([
    ['type', { type: 'COMPANY' }],
    ['references', { references: { entity: ['x'] } }],
    ['roles', { roles: ['owner'] }],
  ])('is not invited with a %s of its own', async (field, body) => {
    const answer = await invite(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  test('is not invited or looked up by an accountant, nor found by an invalid address', async () => {
    expect((await invite({}, carla)).statusCode).toBe(403);
    expect((await carla.get(`/api/v1/users/client/check?email=${email}`)).statusCode).toBe(403);
    expect((await ana.get('/api/v1/users/client/check?email=nobody')).statusCode).toBe(400);
  });
});
