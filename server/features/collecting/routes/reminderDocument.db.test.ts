import { describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';

const { api, ana, invoices, issued, work, sequence, turn, remindersOf } = await reminderDesk();

const document = (uuid: string) => `/api/v2/reminders/${uuid}/document`;
const textOf = async (answer: Awaited<ReturnType<typeof ana.get>>) => {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await readPdf(answer.rawPayload)).pages.join('\n');
};
const march = '2026-03-10T15:00:00Z';
const client = (name: string) => make(ana, '/api/v2/entities', { name, location: usLocation });
const numberOf = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json<{ number: number }>().number;

describe('a reminder as a letter', () => {
  it('has the words of its level, before it is sent and after', async () => {
    const steps = [
      { days: 5, level: 'First reminder', en_subject: 'Please pay {{number}}', en_body: 'Dear {{client}},\nOne week.' },
      { days: 20, level: 'Last reminder', en_body: 'Dear {{client}},\nOur lawyer will write to you.' },
    ];
    await turn(await sequence([], { steps }), 'turn_on');
    const invoice = await issued({ currency: 'USD', service_buyer_uuid: await client('Norte Inc.') });
    const number = await numberOf(invoice);
    const [planned] = await remindersOf(invoice);
    const before = await textOf(await ana.get(document(planned?.uuid ?? '')));
    expect(before).toMatch(
      new RegExp(`First reminder[\\s\\S]*Please pay ${number}[\\s\\S]*Dear Norte Inc.,\\s+One week`),
    );
    await work('2026-04-15T15:00:00Z');
    const [sent, next] = await remindersOf(invoice);
    expect(await textOf(await ana.get(document(sent?.uuid ?? '')))).toMatch(
      new RegExp(`One week[\\s\\S]*${number} 2026/04/10 5 USD 1,080\\.00[\\s\\S]*Open in total USD 1,080\\.00`),
    );
    const last = await textOf(await ana.get(document(next?.uuid ?? '')));
    expect(last).toMatch(/Last reminder[\s\S]*Our lawyer will write to you[\s\S]*please ignore this letter/);
    expect(last).toMatch(/How to pay[\s\S]*https?:\/\/ultramar\.test\/view\/invoices\/individual\//);
    await ana.put(`/api/v2/invoice/status/${invoice}`, { status: 'paid' });
    const paid = await ana.get(document(sent?.uuid ?? ''));
    expect([paid.statusCode, paid.json().code]).toEqual([409, 'nothing_open']);
  });

  it('by hand names all open invoices of a payer with the given words, and sends nothing', async () => {
    api.clock.set(march);
    const of = { responsible_email: 'caio@client.test', service_buyer_uuid: await client('Sul Inc.') };
    const uuids = [await issued({ ...of, currency: 'USD' }), await issued({ ...of, currency: 'EUR' })];
    const body = { invoices: uuids, subject: 'Two of {{company}}', message: 'Dear payer,\nBoth are open.' };
    const text = await textOf(await ana.post('/api/v2/reminders/document', body));
    expect(text).toMatch(/Payment reminder[\s\S]*Two of Acme Software Ltda[\s\S]*Both are open/);
    expect(text).toMatch(/Open in total USD 1,080\.00\nOpen in total EUR 1,080\.00/);
    for (const uuid of uuids) expect(text).toContain(`${await numberOf(uuid)} 2026/04/10`);
    const sent = await Promise.all(
      uuids.map(async (uuid) => (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json()),
    );
    expect(sent.flatMap(({ results }) => results)).toEqual([]);
    const wrong = await ana.post('/api/v2/reminders/document', { ...body, subject: '{{colour}}' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['subject']]);
  });
});

it('a letter is only for those who see reminders and invoices of the company', async () => {
  api.clock.set(march);
  const invoice = await issued();
  await ana.put(`${invoices}/${invoice}/remind`);
  const [reminder] = await remindersOf(invoice);
  const url = document(reminder?.uuid ?? '');
  expect((await (await somebodyWith(api, ['reminders:list'])).get(url)).statusCode).toBe(403);
  expect((await (await somebodyWith(api, ['reminders:list', 'invoices:show'])).get(url)).statusCode).toBe(200);
  expect((await (await api.signIn('gil@globex.test')).get(url)).statusCode).toBe(404);
});
