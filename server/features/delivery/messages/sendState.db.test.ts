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

describe('an invoice that is sent again', () => {
  it('was sent when it was sent first', async () => {
    const { uuid } = await issue();
    const sent = async () => {
      await ana.post(`/api/v2/invoice/${uuid}/email`, { email: 'bia@client.test' });
      return (
        await api.ownerPool.query<{ at: string }>('select sent_at::text as at from invoices where uuid = $1', [uuid])
      ).rows[0]?.at;
    };
    const first = await sent();
    expect([first, await sent()]).toEqual([expect.any(String), first]);
  });
});

describe('the send state of an invoice', () => {
  it('of a draft is absent, also while messages of an earlier issue change', async () => {
    const { uuid } = await issue();
    await ana.post(`/api/v2/invoice/${uuid}/email`, { email: 'bia@client.test' });
    await api.ownerPool.query("update invoices set status = 'draft', send_state = null where uuid = $1", [uuid]);
    await become(uuid, 'bia@client.test', "delivery = 'failed'");
    expect(await stateOf(uuid)).toBeUndefined();
  });

  it('is absent before the invoice is issued with mails or first sent', async () => {
    const { uuid, send_state: first } = await issue();
    expect([first, await stateOf(uuid)]).toEqual([undefined, undefined]);
    await ana.post(`/api/v2/invoice/${uuid}/email`, { email: 'bia@client.test' });
    expect(await stateOf(uuid)).toBe('Send');
    expect((await issue(to)).send_state).toBe('Send');
    const { uuid: draft } = await issue({ ...to, is_draft: true });
    expect(await stateOf(draft)).toBeUndefined();
    const { uuid: silent } = await issue({ is_draft: true });
    await ana.put(`/api/v2/invoice/status/${silent}`, { status: 'billed' });
    expect(await stateOf(silent)).toBeUndefined();
    // Its recipients are chosen after its issue, which sends it to nobody.
    const chosen = await ana.put(`/api/v2/invoice/update-send-email/${silent}`, to);
    expect([chosen.statusCode, await stateOf(silent)]).toEqual([200, undefined]);
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

  it('follows the outcome of each mail; a bounce that was reported before it stays', async () => {
    const { uuid } = await issue({ ...to, responsible_email: 'bia@client.test' });
    const outcome = async (status: string, answer: string | null, error: string | null = null) => {
      await api.ownerPool.query(
        `update outbox set status = $2, attempts = attempts + 1, answer = $3, error = $4, link = null,
           sent_at = case when $2 = 'sent' then timestamptz '2026-03-10T15:00:00Z' end
         where subject_uuid = (select uuid from messages where invoice_uuid = $1)`,
        [uuid, status, answer, error],
      );
      const { rows } = await api.ownerPool.query<Record<string, unknown>>(
        'select delivery, attempts, answer, sent_at is not null as is_sent from messages where invoice_uuid = $1',
        [uuid],
      );
      return [...Object.values(rows[0] ?? {}), await stateOf(uuid)];
    };
    expect(await outcome('failed', '250 queued', '451 later')).toEqual([
      'failed',
      1,
      '451 later',
      false,
      'Undelivered',
    ]);
    expect(await outcome('sent', '250 taken')).toEqual(['sent', 2, '250 taken', true, 'Send']);
    await become(uuid, 'bia@client.test', "delivery = 'bounced', answer = '552 full'");
    expect(await outcome('queued', null)).toEqual(['queued', 3, '552 full', false, 'Send']);
    await become(uuid, 'bia@client.test', "delivery = 'bounced'");
    expect(await outcome('sent', '250 taken')).toEqual(['bounced', 4, '552 full', true, 'Undelivered']);
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
