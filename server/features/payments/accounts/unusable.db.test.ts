import { beforeEach, describe, expect, it } from 'vitest';
import { invoiceBody, make } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, itIs, contract, run } = await contractWorkshop({ type: 'fixed' });
const invoices = '/api/v2/invoice/invoices-single';
const account = await make(ana, '/api/v2/accounts', { name: 'Gateway' });
const connectionIs = (state: string | null) =>
  api.ownerPool.query('update accounts set connection_state = $2 where uuid = $1', [account, state]);
const bodyOf = (change: object) => invoiceBody(made, { account_uuid: account, ...change });
const refusal = { code: 'account_unusable', errors: { account_uuid: expect.any(String) } };

beforeEach(() => connectionIs(null));

describe.each(['incomplete', 'failing'])('on an account whose connection is %s', (state) => {
  it('an invoice is saved as a draft and not issued, until the account is corrected', async () => {
    await connectionIs(state);
    const issued = await ana.post(`${invoices}/create`, bodyOf({}));
    expect([issued.statusCode, issued.json()]).toMatchObject([409, refusal]);
    const draft = await make(ana, `${invoices}/create`, bodyOf({ is_draft: true }));
    const bill = () => ana.put(`/api/v2/invoice/status/${draft}`, { status: 'billed' });
    const first = await bill();
    expect([first.statusCode, first.json()]).toMatchObject([409, refusal]);
    await connectionIs('verified');
    expect((await bill()).statusCode).toBe(200);
  });

  it('a contract’s invoice is held, the others are issued, and it follows when the account is corrected', async () => {
    await api.ownerPool.query(
      "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
    );
    await itIs('2026-03-10T15:00:00Z');
    const held = await contract({ account_uuid: account });
    await contract({});
    await connectionIs(state);
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 1, held: 1 });
    const { rows } = await api.ownerPool.query(
      "select status, reason from occurrences where contract_uuid = $1 and status = 'held'",
      [held],
    );
    expect(rows).toEqual([{ status: 'held', reason: 'account_unusable' }]);
    await connectionIs('verified');
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
  });
});

it('an unknown connection, as while the gateway does not answer, prevents nothing', async () => {
  expect((await ana.post(`${invoices}/create`, bodyOf({}))).statusCode).toBe(201);
});
