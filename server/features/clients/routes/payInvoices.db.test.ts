import { describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { addUser } from '../../../../tests/support/identity.ts';

// Its webhooks are lost: the job asks for what has happened.
const desk = await gatewayDesk({ lost: 1 });
const { api, ana, issued, read, work } = desk;

const clientOf = (name: string) => make(ana, '/api/v2/entities', { name, location: usLocation });
const [own, other] = [await clientOf('Blue Harbor'), await clientOf('Other')];
const ownedBy = (client: string, change: object = {}) => issued({ service_buyer_uuid: client, ...change });

const email = 'grace@blueharbor.test';
const uuid = await addUser(api.ownerPool, { name: 'Grace', email, type: 'CUSTOMER', tenants: ['acme'] });
await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'entity', $2)", [
  uuid,
  own,
]);
await api.ownerPool.query(
  "insert into realms (tenant_uuid, name, host) select id, 'Acme', 'billing.acme.example' from tenants where slug = 'acme'",
);
const grace = await api.signIn(email);
const pay = (user: typeof ana, invoices: readonly string[], host = 'ultramar.test') =>
  user.post('/api/v2/invoice/payments', { invoices }, { host });

describe('a user of a client', () => {
  it('pays several of its invoices at once', async () => {
    const some = [await ownedBy(own), await ownedBy(own)];
    await work();
    const answer = await pay(grace, some);
    expect(answer.json()).toMatchObject({ amount: '2160.00', currency: 'USD' });
    await desk.act(answer.json().payment_url, 'paid');
    await desk.makeDue();
    await work();
    expect((await read(some[0] ?? '')).status).toBe('paid');
    expect((await read(some[1] ?? '')).status).toBe('paid');
  });

  it.each([
    ['ultramar.test', 'ultramar.test'],
    ['acme.ultramar.test', 'acme.ultramar.test'],
    ['billing.acme.example', 'billing.acme.example'],
    ['elsewhere.example', 'ultramar.test'],
  ])('who pays at %s returns to its invoices at %s, where it is signed in', async (host, back) => {
    const some = [await ownedBy(own), await ownedBy(own)];
    await work();
    expect((await pay(grace, some, host)).statusCode).toBe(200);
    expect(desk.sandbox.payments.all().at(-1)?.returnUrl).toBe(`http://${back}/company/invoices`);
  });

  it('pays no invoice of another client, and no draft', async () => {
    const mine = await ownedBy(own);
    const hidden = [await ownedBy(other), await ownedBy(own, { is_draft: true })];
    await work();
    const answers = await Promise.all(hidden.map((each) => pay(grace, [mine, each])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect(answers.map((answer) => Object.keys(answer.json().errors))).toEqual([['invoices.1'], ['invoices.1']]);
  });
});

it('is not for the people of the company, who record what they receive', async () => {
  const some = [await ownedBy(own), await ownedBy(own)];
  expect([
    (await pay(ana, some)).statusCode,
    (await api.anonymous.post('/api/v2/invoice/payments', {})).statusCode,
  ]).toEqual([403, 401]);
});
