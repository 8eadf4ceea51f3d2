import { describe, expect, it } from 'vitest';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { accountOf } from '../../../../tests/support/accountTypes.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';

const { api, ana, admin, makeType, type } = await gatewayDesk({}, { budgets: { ...defaultBudgets, gatewayMs: 300 } });
const accounts = '/api/v2/accounts';
const keysOf = (key: string, webhook?: string) => ({
  'Secret key': { secret: { value: key } },
  ...(webhook !== undefined && { 'Webhook secret': { secret: { value: webhook } } }),
});
const create = (key: string, webhook?: string) => ana.post(accounts, accountOf(type, keysOf(key, webhook)));
const read = async (uuid: string) => (await ana.get(`${accounts}/${uuid}`)).json();
const save = (account: { uuid: string }, change: object) =>
  ana.put(`${accounts}/${account.uuid}`, { ...account, ...change });
const waiting = async (): Promise<number> => (await ana.get('/api/v2/home')).json().attention.unusable_accounts;

describe('saving an account of a gateway', () => {
  it('verifies its keys, and tells where the gateway reports', async () => {
    const answer = await create('good', 'shared');
    const account = answer.json();
    expect([answer.statusCode, account]).toMatchObject([
      201,
      { connection_state: 'verified', key_mode: 'test', detail: expect.stringContaining('verificada') },
    ]);
    const path = `/api/v2/webhooks/gateways/${api.identity.tenants.acme}/${account.uuid}`;
    expect(account.webhook_url).toBe(`http://ultramar.test${path}`);
    const listed = (await ana.get(`${accounts}?search=${encodeURIComponent(account.name)}`)).json().results;
    expect(listed).toContainEqual(expect.objectContaining({ webhook_url: account.webhook_url }));
  });

  it.each(['rejected', 'not_permitted'])('refuses a key that is %s, at its field', async (fate) => {
    const refusal = await create(`${fate}-1`, 'shared');
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([400, ['fields.0.secret']]);
  });

  it('needs the keys that the gateway calls are made with', async () => {
    const refusal = await ana.post(accounts, accountOf(type, {}));
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([400, ['fields']]);
  });

  it('leaves the connection unknown while the gateway does not answer', async () => {
    const { connection_state: state, ...account } = (await create('silent-1', 'shared')).json();
    expect([state, account.connection_error]).toEqual([undefined, 'unanswered']);
    const known = (await create('good', 'shared')).json();
    const rows = known.fields.map((row: object) => ({ ...row }));
    const silent = await save(known, { fields: [{ ...rows[0], secret: { value: 'silent-2' } }, rows[1]] });
    expect(silent.json().connection_state).toBeUndefined();
  });

  it('is incomplete without the secret of the webhook, which is known only afterwards', async () => {
    const before = await waiting();
    const account = (await create('good')).json();
    expect(account).toMatchObject({ connection_state: 'incomplete' });
    expect(await waiting()).toBe(before + 1);
    const found = (await ana.get(`${accounts}?connection_state=incomplete,failing`)).json().results;
    expect(found).toMatchObject([{ uuid: account.uuid }]);
    const [, webhook] = type.fields;
    const fields = [...account.fields, { field: webhook?.uuid, secret: { value: 'shared' } }];
    expect((await save(account, { fields })).json().connection_state).toBe('verified');
    expect(await waiting()).toBe(before);
  });
});

it('an account of another type has no connection, nor has one that leaves its gateway', async () => {
  const manual = (await ana.post(accounts, { name: 'By hand' })).json();
  expect([manual.connection_state, manual.webhook_url]).toEqual([undefined, undefined]);
  const account = (await create('good', 'shared')).json();
  const left = (await save(account, { account_type: manual.account_type, fields: [] })).json();
  expect([left.connection_state, left.key_mode, left.webhook_url]).toEqual([undefined, undefined, undefined]);
});

it('the accounts of a type that gets a gateway are incomplete until their keys are entered', async () => {
  const plain = await makeType({});
  const account = (await ana.post(accounts, accountOf(plain, {}))).json();
  const joined = (await admin.put(`/api/v2/account-types/${plain.uuid}`, { ...plain, gateway: 'sandbox' })).json();
  expect(await read(account.uuid)).toMatchObject({ connection_state: 'incomplete' });
  const body = accountOf(joined, keysOf('good', 'shared'));
  expect((await save(account, { fields: body.fields })).json().connection_state).toBe('verified');
});

it('no answer, history or log has a key', async () => {
  const account = (await create('good-hunter2', 'shared-hunter2')).json();
  const history = (await ana.get(`/api/v2/audit/account/${account.uuid}`)).body;
  expect([JSON.stringify(account), history].join()).not.toContain('hunter2');
});
