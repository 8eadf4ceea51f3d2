import { describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, seedCompany } from '../../../../tests/support/company.ts';
import {
  accountOf,
  currencyId,
  field,
  details,
  typesBy,
  type Named,
  type TypeRecord,
} from '../../../../tests/support/accountTypes.ts';

const api = await testApp();
const admin = await api.signIn('admin@ultramar.test');
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const types = '/api/v2/account-types';
const accounts = '/api/v2/accounts';
const reviewed = '/api/v2/company-accounts';
const invoicing = '/api/v2/invoice/invoices-single/create';

const iban = 'PT50000201231234567890154';
const makeType = typesBy(admin);

describe('an account type', () => {
  it('has fields and currencies, in their order, and is the operators’ to write', async () => {
    const [usd, eur] = [await currencyId(ana, 'USD'), await currencyId(ana, 'EUR')];
    const type = await makeType({
      link_docs: 'https://docs.test/sepa',
      fields: [field('IBAN', 'iban', { required: true }), field('Kind', 'choice', { options: 'A\nB' })],
      currencies: [usd, { id: eur }, usd],
    });
    expect(type).toMatchObject({
      link_docs: 'https://docs.test/sepa',
      fields: [
        { name: 'IBAN', type: 'iban', required: true },
        { name: 'Kind', options: 'A\nB' },
      ],
      currencies: [
        { id: usd, code: 'USD', name: 'US Dollar' },
        { id: eur, code: 'EUR' },
      ],
    });
    expect((await ana.get(`${types}/${type.uuid}`)).statusCode).toBe(200);
    expect((await ana.post(types, { name: 'Own', auto: false, needs_approval: false })).statusCode).toBe(403);
    const again = await admin.put(`${types}/${type.uuid}`, { ...type, currencies: [{ id: eur }] });
    expect(again.json()).toMatchObject({ currencies: [{ code: 'EUR' }] });
  });

  it('is rejected with a link that is not https, and with an unknown currency', async () => {
    const body = { name: 'Bad', auto: false, needs_approval: false };
    const link = await admin.post(types, { ...body, link_docs: 'javascript:alert(1)' });
    expect([link.statusCode, Object.keys(link.json().errors)]).toEqual([400, ['link_docs']]);
    const currency = await admin.post(types, { ...body, currencies: [{ id: 99_999 }] });
    expect([currency.statusCode, Object.keys(currency.json().errors)]).toEqual([400, ['currencies.0']]);
  });

  it('cannot change the type of a field', async () => {
    const type = await makeType({ fields: [field('Key', 'text')] });
    const [key] = type.fields;
    const refusal = await admin.put(`${types}/${type.uuid}`, { ...type, fields: [{ ...key, type: 'secret' }] });
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([400, ['fields.0.type']]);
    const renamed = await admin.put(`${types}/${type.uuid}`, { ...type, fields: [{ ...key, name: 'Name' }] });
    expect(renamed.json().fields).toMatchObject([{ uuid: key?.uuid, name: 'Name' }]);
  });

  it('cannot be deleted while an account uses it, and the built-in one never', async () => {
    const type = await makeType({});
    await make(ana, accounts, accountOf(type, {}));
    expect((await admin.delete(`${types}/${type.uuid}`)).json()).toMatchObject({ code: 'in_use' });
    const manual = (await admin.get(`${types}?search=Manual`)).json<{ results: Named[] }>().results[0];
    expect((await admin.delete(`${types}/${manual?.uuid}`)).json()).toMatchObject({ code: 'type_built_in' });
    const free = await makeType({});
    expect((await admin.delete(`${types}/${free.uuid}`)).statusCode).toBe(200);
  });
});

describe('the values of an account for the fields of its type', () => {
  it('are validated by the definitions, with errors at their fields', async () => {
    const type = await makeType({
      fields: [
        field('IBAN', 'iban', { required: true }),
        field('BIC', 'bic'),
        field('Kind', 'choice', { options: 'A\nB' }),
        field('Holder', 'text', { required: true }),
      ],
    });
    const wrong = accountOf(type, { IBAN: { value: 'PT51' }, BIC: { value: 'X' }, Kind: { value: 'C' } });
    const refusal = await ana.post(accounts, wrong);
    expect(refusal.statusCode).toBe(400);
    expect(Object.keys(refusal.json().errors).toSorted()).toEqual([
      'fields',
      'fields.0.value',
      'fields.1.value',
      'fields.2.value',
    ]);
    const right = { IBAN: { value: 'pt50 0002 0123 1234 5678 9015 4' }, Holder: { value: ' Acme ' } };
    const account = (await ana.post(accounts, accountOf(type, right))).json();
    expect(account).toMatchObject({
      account_type: { uuid: type.uuid, name: type.name, auto: false },
      approval: 'not_required',
      fields: [
        { name: 'IBAN', type: 'iban', value: iban },
        { name: 'Holder', value: 'Acme' },
      ],
    });
  });

  it('are for fields of the type only, and once per field', async () => {
    const type = await makeType({ fields: [field('Holder', 'text')] });
    const stranger = { field: '0198f6b2-0000-7000-8000-000000000001', value: 'x' };
    const body = accountOf(type, { Holder: { value: 'Acme' } });
    const account = (await ana.post(accounts, { ...body, fields: [stranger, ...body.fields] })).json();
    expect(account.fields).toMatchObject([{ name: 'Holder', value: 'Acme' }]);
    const twice = await ana.post(accounts, { ...body, fields: [...body.fields, ...body.fields] });
    expect(Object.keys(twice.json().errors)).toEqual(['fields.1.field']);
  });

  it('stores a secret encrypted, and keeps it until a new one is set', async () => {
    const type = await makeType({ fields: [field('Key', 'secret', { required: true })] });
    expect((await ana.post(accounts, accountOf(type, { Key: { secret: { set: true } } }))).statusCode).toBe(400);
    const account = (await ana.post(accounts, accountOf(type, { Key: { secret: { value: 'hunter2' } } }))).json();
    expect(account.fields).toMatchObject([{ name: 'Key', secret: { set: true } }]);
    const sealed = async () => {
      const text = 'select secret from account_fields where account_uuid = $1';
      return (await api.ownerPool.query<{ secret: string }>(text, [account.uuid])).rows.map(({ secret }) => secret);
    };
    const [first] = await sealed();
    expect(first).toMatch(/^sealed:v1:/);
    const kept = await ana.put(`${accounts}/${account.uuid}`, { ...account, name: 'Renamed' });
    expect([kept.statusCode, await sealed()]).toEqual([200, [first]]);
    const [row] = account.fields;
    await ana.put(`${accounts}/${account.uuid}`, { ...account, fields: [{ ...row, secret: { value: 'other' } }] });
    expect(await sealed()).not.toEqual([first]);
    const history = await api.ownerPool.query(
      "select changes::text as text from audit_log where table_name = 'account_fields'",
    );
    expect(JSON.stringify([kept.json(), history.rows])).not.toMatch(/hunter2|sealed:v1/);
  });

  it('stay when the type changes, until the account is saved', async () => {
    const type = await makeType({ fields: [field('Old', 'text'), field('Number', 'text')] });
    const account = (await ana.post(accounts, accountOf(type, { Old: { value: '1' }, Number: { value: '2' } }))).json();
    const [, number] = type.fields;
    const fields = [{ ...number, name: 'Account number' }, field('Branch', 'text', { required: true })];
    const changed = (await admin.put(`${types}/${type.uuid}`, { ...type, fields })).json<TypeRecord>();
    const before = (await ana.get(`${accounts}/${account.uuid}`)).json();
    expect(before.fields).toMatchObject([{ name: 'Old' }, { name: 'Number' }]);
    expect((await ana.put(`${accounts}/${account.uuid}`, before)).json().errors).toEqual({
      fields: expect.any(String),
    });
    const saved = await ana.put(`${accounts}/${account.uuid}`, {
      ...before,
      fields: [...before.fields, ...details(changed, { Branch: { value: '3' } })],
    });
    expect(saved.json().fields).toMatchObject([
      { name: 'Account number', value: '2' },
      { name: 'Branch', value: '3' },
    ]);
  });

  it('is not visible to another company', async () => {
    const type = await makeType({ fields: [field('Holder', 'text')] });
    const account = await make(gil, accounts, accountOf(type, { Holder: { value: 'Globex' } }));
    expect((await ana.get(`${accounts}/${account}`)).statusCode).toBe(404);
    expect((await ana.get(accounts)).body).not.toContain('Globex');
  });
});

const statusOf = async (client: TestClient, account: string): Promise<string> =>
  (await client.get(`${accounts}/${account}`)).json<{ approval: string }>().approval;

const registered = await makeRegistrations(api, ana);

describe('an account of a type that needs approval', async () => {
  const company = await seedCompany(api.ownerPool, api.identity.tenants.globex, 'globex');
  const type = await makeType({ needs_approval: true, auto: true, fields: [field('Holder', 'text')] });
  const account = await make(ana, accounts, accountOf(type, { Holder: { value: 'Acme' } }));
  const invoiceAt = (uuid: string) => ana.post(invoicing, invoiceBody(registered, { account_uuid: uuid }));

  it('cannot be used in invoices until an operator accepts it', async () => {
    expect(company).not.toBe('');
    expect(await statusOf(ana, account)).toBe('under_analysis');
    const refusal = await invoiceAt(account);
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([400, ['account_uuid']]);
    expect((await ana.get(`${accounts}?approval=accepted,not_required`)).body).not.toContain(account);
    const waiting = await admin.get(`${reviewed}?status=under_analysis`);
    expect(waiting.json().results).toMatchObject([
      { uuid: account, company: 'Acme Software Ltda', details: 'Holder: Acme' },
    ]);
    expect((await ana.put(`${reviewed}/${account}/accept`, {})).statusCode).toBe(403);
    expect((await admin.put(`${reviewed}/${account}/accept`, {})).statusCode).toBe(200);
    expect(await statusOf(ana, account)).toBe('accepted');
    expect((await invoiceAt(account)).statusCode).toBe(201);
  });

  it('is reviewed again when its values change', async () => {
    const before = (await ana.get(`${accounts}/${account}`)).json();
    await ana.put(`${accounts}/${account}`, before);
    expect(await statusOf(ana, account)).toBe('accepted');
    const [holder] = before.fields;
    const changed = await ana.put(`${accounts}/${account}`, { ...before, fields: [{ ...holder, value: 'Maria' }] });
    expect(changed.json().approval).toBe('under_analysis');
    expect((await admin.get(`${reviewed}/${account}`)).json()).toMatchObject({
      status: 'under_analysis',
      details: 'Holder: Maria',
    });
  });

  it('is denied with a reason that its company reads', async () => {
    expect((await admin.put(`${reviewed}/${account}/deny`, {})).json().errors).toEqual({ reason: expect.any(String) });
    await admin.put(`${reviewed}/${account}/deny`, { reason: 'Not the holder' });
    expect((await ana.get(`${accounts}/${account}`)).json()).toMatchObject({
      approval: 'denied',
      approval_reason: 'Not the holder',
    });
    expect(
      (await ana.put(`${accounts}/${account}`, { name: 'Approved', approval: 'accepted' })).json().approval,
    ).not.toBe('accepted');
  });

  it('is filtered by type and company, and deleted with its account', async () => {
    const other = await make(gil, accounts, accountOf(type, {}));
    const ofType = async () =>
      (await admin.get(`${reviewed}?account_type=${type.uuid}`))
        .json<{ results: { company: string }[] }>()
        .results.map((each) => each.company);
    expect(await ofType()).toEqual(['Globex Consulting']);
    await gil.delete(`${accounts}/${other}`);
    expect(await ofType()).toEqual([]);
  });
});

it('an account is paid in the currencies of its type', async () => {
  const type = await makeType({ currencies: [await currencyId(ana, 'EUR')] });
  const account = await make(ana, accounts, accountOf(type, {}));
  const refusal = await ana.post(invoicing, invoiceBody(registered, { account_uuid: account, currency: 'USD' }));
  expect(refusal.json().errors).toEqual({ account_uuid: expect.stringContaining('USD') });
  expect(
    (await ana.post(invoicing, invoiceBody(registered, { account_uuid: account, currency: 'EUR' }))).statusCode,
  ).toBe(201);
});
