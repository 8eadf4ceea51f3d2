import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { field, typesBy, type TypeRecord } from '../../../../tests/support/accountTypes.ts';

const api = await testApp();
const admin = await api.signIn('admin@ultramar.test');
const types = '/api/v2/account-types';
const makeType = typesBy(admin);
const keysOf = ({ fields }: TypeRecord) => fields.map(({ uuid }) => uuid);

it('a type with a gateway gets the gateway’s fields and is automatic', async () => {
  const type = await makeType({ gateway: 'sandbox', auto: false });
  expect(type).toMatchObject({
    auto: true,
    fields: [
      { key: 'sandbox.secret_key', name: 'Secret key', type: 'secret', required: true, printed: false },
      { key: 'sandbox.webhook_secret', name: 'Webhook secret', type: 'secret', required: false, printed: false },
    ],
  });
});

it('refuses other fields beside them', async () => {
  const fields = [field('Chave secreta', 'secret'), field('Account ID', 'text')];
  const refusal = await admin.post(types, { name: 'With more', gateway: 'sandbox', fields });
  expect([refusal.statusCode, refusal.json().errors]).toEqual([
    400,
    { 'fields.1.name': expect.stringContaining('Secret key, Webhook secret') },
  ]);
});

it('keeps the keys of its fields, whatever is sent back', async () => {
  const type = await makeType({ gateway: 'sandbox' });
  for (const fields of [type.fields, undefined, type.fields.toReversed()]) {
    const saved = (await admin.put(`${types}/${type.uuid}`, { ...type, fields })).json<TypeRecord>();
    expect(keysOf(saved)).toEqual(keysOf(type));
  }
});

it('takes over fields that were typed by hand, and leaves them when the gateway is removed', async () => {
  const byHand = await makeType({ fields: [field('Secret key', 'secret', { printed: true }), field('Note', 'text')] });
  const fields = byHand.fields.slice(0, 1);
  const joined = (await admin.put(`${types}/${byHand.uuid}`, { ...byHand, fields, gateway: 'sandbox' })).json();
  expect(joined.fields).toMatchObject([{ uuid: byHand.fields[0]?.uuid, key: 'sandbox.secret_key' }, {}]);
  const { gateway: _, ...rest } = joined;
  const left = (await admin.put(`${types}/${byHand.uuid}`, rest)).json<TypeRecord>();
  expect(keysOf(left)).toEqual(keysOf(joined));
  expect(left.fields.every((one) => !('key' in one))).toBe(true);
});
