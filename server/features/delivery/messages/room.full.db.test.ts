import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

/** The mails of one address in an hour. */
const api = await testApp({ budgets: { messagesPerInvoice: 2, messagesPerRecipient: 3 } });
const owner = await api.signIn('ana@acme.test');
const own = await makeRegistrations(api, owner);
const url = '/api/v2/invoice/invoices-single';
const issue = async (change: object = {}) =>
  (await owner.post(`${url}/create`, invoiceBody(own, change))).json<{ uuid: string }>().uuid;
const send = (uuid: string, email: string) => owner.post(`/api/v2/invoice/${uuid}/email`, { email });
const statuses = (answers: readonly { readonly statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

it('are limited for each invoice, in any spelling, and say when to try again', async () => {
  const uuid = await issue();
  await send(uuid, 'one@client.test');
  await send(uuid, 'ONE@client.test');
  const third = await send(uuid, 'other@client.test; one@Client.test');
  expect([third.statusCode, third.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await send(uuid, 'other@client.test')).statusCode).toBe(200);

  await api.ownerPool.query(`update messages set delivery = 'sent', created_at = created_at - interval '59 minutes'`);
  const later = await send(uuid, 'one@client.test');
  expect(Number(later.headers['retry-after'])).toBeLessThanOrEqual(60);
  await api.ownerPool.query(`update messages set created_at = created_at - interval '1 minute'`);
  expect((await send(uuid, 'one@client.test')).statusCode).toBe(200);
});

it('are limited for all invoices together; of several, the others are sent', async () => {
  const uuids = [];
  for (let n = 0; n < 5; n += 1)
    uuids.push(await issue({ responsible_email: n === 4 ? 'b@client.test' : 'a@client.test' }));
  const answer = await owner.put(`${url}/send?uuid=${uuids.join(',')}`, {});
  expect(answer.json()).toMatchObject({
    done: [...uuids.slice(0, 3), uuids[4]].toSorted(),
    refused: [{ uuid: uuids[3], code: 'too_many_requests' }],
  });
  expect(
    (
      await owner.put(`/api/v2/invoice/update-send-email/${uuids[3]}`, {
        send_email: true,
        responsible_name: 'A',
        responsible_email: 'a@client.test',
        dispatch_email: true,
      })
    ).statusCode,
  ).toBe(429);
});

it('hold for requests at the same time', async () => {
  const uuids = await Promise.all(Array.from({ length: 5 }, () => issue()));
  const answers = await Promise.all(uuids.map((uuid) => send(uuid, 'crowd@client.test')));
  expect(statuses(answers).toSorted()).toEqual([200, 200, 200, 429, 429]);
});

it('include those that are sent again, also to a corrected address', async () => {
  const uuids = [await issue(), await issue(), await issue(), await issue()];
  for (const uuid of uuids.slice(1)) await send(uuid, 'full@client.test');
  await send(uuids[0] ?? '', 'free@client.test');
  await api.ownerPool.query(
    `update outbox set status = 'failed' where email in ('full@client.test', 'free@client.test')`,
  );
  const messages = (await owner.get('/api/v2/messages?per_page=100')).json<{
    results: Readonly<Record<string, unknown>>[];
  }>().results;
  const again = (email: string, corrected = {}) =>
    owner.put(`/api/v2/messages/${String(messages.find((one) => one['email'] === email)?.['uuid'])}/resend`, corrected);
  const answers = [
    await again('full@client.test'),
    await again('free@client.test', { email: 'full@client.test' }),
    await again('free@client.test'),
  ];
  expect(statuses(answers)).toEqual([429, 429, 200]);
});

it('wait for the next hour when a user issues more', async () => {
  for (let n = 0; n < 4; n += 1)
    await issue({ send_email: true, responsible_name: 'Bia', responsible_email: 'many@client.test' });
  const { rows } = await api.ownerPool.query<{ waits: boolean }>(
    `select next_attempt_at > now() + interval '59 minutes' as waits from outbox where email = 'many@client.test' order by uuid`,
  );
  expect(rows.map(({ waits }) => waits)).toEqual([false, false, false, true]);
});
