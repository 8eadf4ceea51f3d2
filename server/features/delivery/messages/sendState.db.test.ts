import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const url = '/api/v2/invoice/invoices-single';
const to = { send_email: true, responsible_name: 'Bia', responsible_email: 'bia@client.test;caio@client.test' };

const issue = async (change: object = {}) => {
  const answer = await ana.post(`${url}/create`, invoiceBody(made, change));
  return answer.json<{ uuid: string; send_state?: string }>();
};
const stateOf = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json().send_state;

/** Sets columns of the message to an address, as a mail server or recipient would. */
const become = (invoice: string, email: string, change: string) =>
  api.ownerPool.query(`update messages set ${change} where invoice_uuid = $1 and email = $2 and not is_replaced`, [
    invoice,
    email,
  ]);

describe('the send state of an invoice', () => {
  it('is absent before the invoice is issued with mails or first sent', async () => {
    const { uuid, send_state: first } = await issue();
    expect(first).toBeUndefined();
    await ana.post(`/api/v2/invoice/${uuid}/email`, { email: 'bia@client.test' });
    expect(await stateOf(uuid)).toBe('Send');
    expect((await issue(to)).send_state).toBe('Send');
    const { uuid: draft } = await issue({ ...to, is_draft: true });
    const billed = await ana.put(`/api/v2/invoice/status/${draft}`, { status: 'billed' });
    expect([billed.json().send_state, await stateOf(draft)]).toEqual(['Send', 'Send']);
  });

  it('is the state of the recipient that most needs attention', async () => {
    const { uuid } = await issue(to);
    const answered = "status = 'Accepted', answered_at = moment()";
    const steps = [
      ['bia@client.test', "delivery = 'not_sent'", 'Send'],
      ['caio@client.test', "delivery = 'not_sent'", 'Unsent'],
      ['bia@client.test', "status = 'Viewed'", 'Viewed'],
      ['bia@client.test', answered, 'Accepted'],
      ['caio@client.test', "delivery = 'bounced'", 'Undelivered'],
      ['caio@client.test', "status = 'Declined', reason = 'No', answered_at = moment()", 'Declined'],
      ['bia@client.test', "status = 'Send', delivery = 'bounced', answered_at = null", 'Declined'],
      ['caio@client.test', 'is_replaced = true', 'Undelivered'],
    ] as const;
    for (const [email, change, state] of steps) {
      await become(uuid, email, change);
      expect(await stateOf(uuid)).toBe(state);
    }
  });

  it('is computed only for changed invoices', async () => {
    const invoices = [await issue(to), await issue(to), await issue(to)];
    const client = await api.ownerPool.connect();
    try {
      await client.query("begin; set local track_functions = 'all'");
      const changed = [invoices[0]?.uuid, invoices[1]?.uuid];
      await client.query('update messages set attempts = 1 where invoice_uuid = any($1)', [changed]);
      const { rows } = await client.query<{ calls: number }>(
        "select calls::int from pg_stat_xact_user_functions where funcname = 'send_state_of'",
      );
      expect(rows).toEqual([{ calls: changed.length }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('filters the list, and scheduled invoices have none', async () => {
    const { uuid } = await issue(to);
    await become(uuid, 'bia@client.test', "status = 'Declined', reason = 'No', answered_at = moment()");
    const found = (await ana.get(`${url}?send_state=Declined,Undelivered`)).json();
    expect(found.results.map((invoice: { uuid: string }) => invoice.uuid)).toContain(uuid);
    expect((await ana.get(`${url}?send_state=Declined&status=future`)).json()).toMatchObject({ count: 0 });
    expect((await ana.get(`${url}?send_state=Lost`)).statusCode).toBe(400);
  });
});

it('the history of an invoice shows the outcome of each mail', async () => {
  const { uuid } = await issue(to);
  await become(uuid, 'bia@client.test', "delivery = 'failed', attempts = 1, answer = '550 No such user'");
  await become(uuid, 'caio@client.test', "status = 'Declined', reason = 'Too early', answered_at = moment()");
  const entries = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json<{ changes: Record<string, unknown> }[]>();
  const [declined, failed, created] = entries.map(({ changes }) => changes);
  expect(declined).toEqual({
    'messages.caio@client.test.status': ['Send', 'Declined'],
    'messages.caio@client.test.reason': [null, 'Too early'],
  });
  expect(failed).toEqual({
    'messages.bia@client.test.delivery': ['queued', 'failed'],
    'messages.bia@client.test.attempts': [0, 1],
    'messages.bia@client.test.answer': [null, '550 No such user'],
  });
  expect(created).toMatchObject({
    'messages.bia@client.test.delivery': [null, 'queued'],
    'messages.caio@client.test.delivery': [null, 'queued'],
  });
});
