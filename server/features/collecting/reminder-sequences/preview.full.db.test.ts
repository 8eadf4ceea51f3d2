import { expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';
import { inTenant } from '../../../database/transaction.ts';
import { markBounced } from '../../delivery/messages/bounce.ts';
import type { SequencePreview } from './preview.ts';

const { api, ana, invoices, issued, sequence, turn, work, storyOf } = await reminderDesk();
const client = (name: string, change: object = {}) =>
  make(ana, '/api/v2/entities', { name, location: usLocation, ...change });
const previewOf = async (uuid: string) =>
  (await ana.get(`/api/v2/reminder-sequences/${uuid}/preview`)).json<SequencePreview>();

it('before it is turned on, a sequence shows what will go out and who gets nothing, and why', async () => {
  // Of these, 11 April is a Saturday.
  const own = await sequence([-1, 1, 40]);
  const reminded = await issued({ service_buyer_uuid: await client('Reminded') });
  await issued({ service_buyer_uuid: await client('Without address'), responsible_email: null });
  await issued({ service_buyer_uuid: await client('Off', { reminders_off: true }) });
  const promising = await issued({ service_buyer_uuid: await client('Promising') });
  await ana.put(`${invoices}/${promising}/reminders`, { promised_date: '2026-04-13' });
  api.clock.set('2026-04-08T15:00:00Z');

  const before = await previewOf(own);
  expect(before).toMatchObject({ today: '2026-04-08', until: '2026-05-08', count: 3 });
  expect(before.days).toEqual([
    { date: '2026-04-09', count: 1 },
    { date: '2026-04-13', count: 1 },
    { date: '2026-04-14', count: 1 },
  ]);
  expect(before.results.map(({ client: { name }, date, level }) => `${name} ${date} ${level}`)).toEqual([
    'Reminded 2026-04-09 Day -1',
    'Reminded 2026-04-13 Day 1',
    'Promising 2026-04-14 Day 1',
  ]);
  expect(before.silent_results.map(({ client: { name }, reason }) => `${name} ${reason}`)).toEqual([
    'Without address no_address',
    'Off off',
  ]);

  await turn(own, 'turn_on');
  expect((await previewOf(own)).days).toEqual(before.days);
  for (const day of ['09', '10', '13', '14']) await work(`2026-04-${day}T15:00:00Z`);
  expect(await storyOf(reminded)).toEqual(['2026-04-09 sent', '2026-04-13 sent', '2026-05-20 planned']);
  expect(await storyOf(promising)).toEqual(['2026-04-09 skipped overtaken', '2026-04-14 sent', '2026-05-20 planned']);
});

it('another company does not see it', async () => {
  const own = await sequence([5]);
  const gil = await api.signIn('gil@globex.test');
  expect((await gil.get(`/api/v2/reminder-sequences/${own}/preview`)).statusCode).toBe(404);
});

it('a reminder that bounces puts the next one on hold, until a person releases it', async () => {
  api.clock.set('2026-03-10T15:00:00Z');
  const own = await sequence([5, 20]);
  await turn(own, 'turn_on');
  const uuid = await issued({ service_buyer_uuid: await client('Bouncing') });
  await work('2026-04-15T15:00:00Z');
  const { rows } = await api.ownerPool.query<{ uuid: string }>(
    `select o.uuid from outbox o join messages m on m.uuid = o.subject_uuid where m.invoice_uuid = $1`,
    [uuid],
  );
  expect(await markBounced(api.pool, { message_id: `<${rows[0]?.uuid}@ultramar.test>` })).toBe(true);
  expect(await storyOf(uuid)).toEqual(['2026-04-15 sent', '2026-04-30 held bounced']);
  await turn(own, 'turn_off');
});

it('a reminder that bounces while a payment is on its way holds the next one once that fails', async () => {
  api.clock.set('2026-03-10T15:00:00Z');
  const own = await sequence([5, 20]);
  await turn(own, 'turn_on');
  const uuid = await issued({ service_buyer_uuid: await client('Bouncing late') });
  await work('2026-04-15T15:00:00Z');
  const { acme: tenant } = api.identity.tenants;
  const set = (status: string) =>
    inTenant(api.pool, { tenant, actor: 'test' }, (db) =>
      db.query('update invoices set gateway_status = $2 where uuid = $1', [uuid, status]),
    );
  await set('Payment Sent');
  const { rows } = await api.ownerPool.query<{ uuid: string }>(
    `select o.uuid from outbox o join messages m on m.uuid = o.subject_uuid where m.invoice_uuid = $1`,
    [uuid],
  );
  await markBounced(api.pool, { message_id: `<${rows[0]?.uuid}@ultramar.test>` });
  await set('Failed');
  expect(await storyOf(uuid)).toEqual(['2026-04-15 sent', '2026-04-30 held bounced']);
});

it('the first sequence is the default, and another one takes its place', async () => {
  const defaults = async () =>
    (await ana.get('/api/v2/reminder-sequences?per_page=100'))
      .json<{ results: { uuid: string; is_default: boolean }[] }>()
      .results.flatMap(({ uuid, is_default: is }) => (is ? [uuid] : []));
  const one = await sequence([5]);
  expect(await defaults()).toEqual([one]);
  const other = await sequence([7], { is_default: false });
  await ana.put(`/api/v2/reminder-sequences/${other}/make_default`);
  expect(await defaults()).toEqual([other]);
  const { acme: tenant } = api.identity.tenants;
  await inTenant(api.pool, { tenant, actor: 'test' }, (db) =>
    db.query('update reminder_sequences set is_default = false where tenant_id = $1', [tenant]),
  );
  expect(await defaults()).toEqual([other]);
});
