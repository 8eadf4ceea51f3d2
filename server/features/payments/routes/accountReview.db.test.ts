import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make } from '../../../../tests/support/company.ts';
import { accountOf, details, field, typesBy } from '../../../../tests/support/accountTypes.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const makeType = typesBy(await api.signIn('admin@ultramar.test'));
const accounts = '/api/v2/accounts';

const fields = [field('Holder', 'text'), field('Branch', 'text'), field('Key', 'secret', { printed: false })];
const type = await makeType({ needs_approval: true, fields });
const other = await makeType({ needs_approval: true });
const free = await makeType({});
const values = { Holder: { value: 'Acme' }, Branch: { value: '1' }, Key: { secret: { value: 'hunter2' } } };

/** An account that an operator has denied, as its company reads it. */
async function denied() {
  const uuid = await make(ana, accounts, accountOf(type, values, { details: 'At the counter' }));
  await api.ownerPool.query("update accounts set approval = 'denied', approval_reason = 'No' where uuid = $1", [uuid]);
  return { uuid, record: (await ana.get(`${accounts}/${uuid}`)).json() };
}

describe('a denied account', () => {
  it.each<[string, (record: { fields: object[] }) => object, string]>([
    ['nothing changes', () => ({}), 'denied'],
    ['its name changes', () => ({ name: 'Renamed' }), 'under_analysis'],
    ['its details change', () => ({ details: 'By mail' }), 'under_analysis'],
    ['it is of another type', () => ({ account_type: { uuid: other.uuid }, fields: [] }), 'under_analysis'],
    ['it is of a type without approval', () => ({ account_type: { uuid: free.uuid }, fields: [] }), 'not_required'],
    [
      'a value changes',
      ({ fields: [one, ...rest] }) => ({ fields: [{ ...one, value: 'Bia' }, ...rest] }),
      'under_analysis',
    ],
    ['a value goes', ({ fields: [, ...rest] }) => ({ fields: rest }), 'under_analysis'],
    [
      'a secret changes',
      ({ fields: [one, two] }) => ({ fields: [one, two, ...details(type, { Key: { secret: { value: 'other' } } })] }),
      'under_analysis',
    ],
  ])('if %s', async (_, change, approval) => {
    const { uuid, record } = await denied();
    const answer = await ana.put(`${accounts}/${uuid}`, { ...record, ...change(record) });
    expect([answer.statusCode, answer.json().approval]).toEqual([200, approval]);
    expect((await ana.get(`${accounts}/${uuid}`)).json().approval_reason).toBe(
      approval === 'denied' ? 'No' : undefined,
    );
  });
});

it('a decision on an account that has changed since the operator read it is refused', async () => {
  const { uuid } = await denied();
  const decide = (text: string) =>
    api.ownerPool.query("update company_accounts set status = 'accepted', details = $2 where uuid = $1", [uuid, text]);
  await expect(decide('Holder: Bia')).rejects.toMatchObject({ code: '40001' });
  expect((await ana.get(`${accounts}/${uuid}`)).json().approval).toBe('denied');
});

it('the type of a field does not change, also beside the API', async () => {
  const change = api.ownerPool.query("update account_type_fields set type = 'iban' where uuid = $1", [
    type.fields[0]?.uuid,
  ]);
  await expect(change).rejects.toMatchObject({ code: '23514' });
});
