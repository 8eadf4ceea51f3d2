import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
let made: Registrations;

beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});
beforeEach(() => api.ownerPool.query('truncate document_mails'));

const recipients = { send_email: true, responsible_name: 'Bia Reis', responsible_email: 'bia@blue-harbor.test' };

interface Note {
  readonly uuid: string;
  readonly public_hash: string;
  readonly total: string;
}

/** The draft of a note on a line of an issued invoice, and the number of the invoice. */
async function drafted(of: 'credit-notes' | 'debit-notes', change: object = {}) {
  const url = '/api/v2/invoice/invoices-single';
  const { uuid } = (await ana.post(`${url}/create`, invoiceBody(made))).json();
  const { items_invoice: [line] = [], full_number: number } = (await ana.get(`${url}/${uuid}`)).json();
  const lines = [{ corrects_line: line.uuid, amount: '100.00' }];
  const body = { corrects_uuid: uuid, reason: 'Wrong hours', lines, ...change };
  const answer = await ana.post(`/api/v2/${of}`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...answer.json<Note>(), of, number: String(number) };
}

type Drafted = Pick<Awaited<ReturnType<typeof drafted>>, 'of' | 'uuid'>;

const issue = ({ of, uuid }: Drafted) => ana.put(`/api/v2/${of}/${uuid}/issue`, {});
const send = ({ of, uuid }: Drafted, body: object) => ana.put(`/api/v2/${of}/${uuid}/send`, body);

const mailsOf = async (uuid: string) =>
  (
    await api.ownerPool.query<{ topic: string; name: string | null; email: string; args: object }>(
      'select topic, name, email, language, args from outbox where subject_uuid = $1 order by created_at, uuid',
      [uuid],
    )
  ).rows;

describe.each([
  ['credit-notes', 'credit_note'],
  ['debit-notes', 'debit_note'],
] as const)('one of the %s', (of, topic) => {
  it('is mailed at issue to its recipients, if it is to be sent', async () => {
    const note = await drafted(of, recipients);
    expect(await mailsOf(note.uuid)).toEqual([]);
    const answer = await issue(note);
    expect(answer.json()).toMatchObject({ status: 'issued', mailed_at: expect.any(String) });
    expect(await mailsOf(note.uuid)).toMatchObject([
      {
        topic,
        name: 'Bia Reis',
        email: 'bia@blue-harbor.test',
        language: 'en',
        args: { corrects: note.number, reason: 'Wrong hours', number: answer.json().full_number, total: 'BRL 108.00' },
      },
    ]);
  });

  it('is not mailed at issue otherwise, but by hand: to others, or to its recipients', async () => {
    const note = await drafted(of, { ...recipients, send_email: false });
    expect((await send(note, {})).statusCode).toBe(409);
    expect((await issue(note)).json().mailed_at).toBeUndefined();
    expect(await mailsOf(note.uuid)).toEqual([]);
    expect((await send(note, { email: 'Caio <caio@blue-harbor.test>' })).json()).toMatchObject({
      mailed_at: expect.any(String),
    });
    expect((await send(note, {})).statusCode).toBe(200);
    expect(await mailsOf(note.uuid)).toMatchObject([
      { topic, name: 'Caio', email: 'caio@blue-harbor.test' },
      { topic, name: 'Bia Reis', email: 'bia@blue-harbor.test' },
    ]);
    expect((await send(note, { email: 'nobody' })).json().errors).toHaveProperty('email');
  });

  it('is mailed by no other company', async () => {
    const note = await drafted(of, recipients);
    await issue(note);
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.put(`/api/v2/${of}/${note.uuid}/send`, {})).statusCode).toBe(404);
    expect(await mailsOf(note.uuid)).toHaveLength(1);
  });
});

const fill = `
  insert into document_mails (tenant_id, topic, document_uuid, email)
  select tenant_id, 'credit_note', uuid, 'BIA@blue-harbor.test' from credit_notes, generate_series(1, $2) where uuid = $1`;

it('a recipient gets so many mails of documents in an hour: beyond, no note is issued that would be mailed', async () => {
  const [note, next] = [await drafted('credit-notes'), await drafted('debit-notes', recipients)];
  await issue(note);
  const bia = { email: 'bia@blue-harbor.test' };
  await api.ownerPool.query(fill, [note.uuid, defaultBudgets.messagesPerRecipient - 1]);
  expect((await send(note, bia)).statusCode).toBe(200);
  expect((await send(note, bia)).statusCode).toBe(429);
  expect((await send(note, { email: 'caio@blue-harbor.test' })).statusCode).toBe(200);
  expect((await issue(next)).statusCode).toBe(429);
  expect((await ana.get(`/api/v2/debit-notes/${next.uuid}`)).json()).toMatchObject({ status: 'draft' });
  expect(await mailsOf(next.uuid)).toEqual([]);
});
