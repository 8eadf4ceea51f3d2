import { expect, it } from 'vitest';
import type { TestClient } from '../../../../tests/support/app.ts';
import { addUser } from '../../../../tests/support/identity.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';

const { api, ana, issued, invoices, sequence, turn, remindersOf } = await reminderDesk();
const client = await make(ana, '/api/v2/entities', { name: 'Norte Inc.', location: usLocation });
const own = await sequence([5]);
await turn(own, 'turn_on');
const invoice = await issued({ service_buyer_uuid: client });
const [{ uuid: reminder } = { uuid: '' }] = await remindersOf(invoice);

const rui = { name: 'Rui', email: 'rui@norte.test', type: 'CUSTOMER', tenants: ['acme'] } as const;
await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'entity', $2)", [
  await addUser(api.ownerPool, rui),
  client,
]);

const calls = {
  statement: ['get', `/api/v2/entities/${client}/statement`],
  'file of a statement': ['get', `/api/v2/entities/${client}/statement/export?format=csv`],
  risk: ['get', `/api/v2/entities/${client}/risk`],
  preview: ['get', `/api/v2/reminder-sequences/${own}/preview`],
  letter: ['get', `/api/v2/reminders/${reminder}/document`],
  'mail of a statement': ['post', `/api/v2/entities/${client}/statement/email`],
  'link of a client': ['put', `/api/v2/entities/${client}/link`],
  pause: ['put', `/api/v2/reminder-sequences/${own}/pause`],
  'default sequence': ['put', `/api/v2/reminder-sequences/${own}/make_default`],
  hold: ['put', `/api/v2/reminders/${reminder}/hold`],
  'preview by hand': ['post', '/api/v2/reminders/preview', { invoices: [invoice] }],
  'letter by hand': ['post', '/api/v2/reminders/document', { invoices: [invoice] }],
  remind: ['put', `${invoices}/${invoice}/remind`],
  promise: ['put', `${invoices}/${invoice}/reminders`, { reminders_off: true }],
  'late charge': ['get', `${invoices}/${invoice}/late-charge`],
  'charge late': ['put', `${invoices}/${invoice}/charge_late`],
} as const;
type Call = keyof typeof calls;
const all = Object.keys(calls) as Call[];

/** The calls that are not answered with a status. */
async function otherThan(status: number, who: Pick<TestClient, 'get' | 'post' | 'put'>): Promise<Call[]> {
  const found: Call[] = [];
  for (const name of all) {
    const [method, url, body = {}] = calls[name];
    const answer = method === 'get' ? await who.get(url) : await who[method](url, body);
    if (answer.statusCode !== status) found.push(name);
  }
  return found;
}

it('another company finds nothing of what is collected', async () => {
  expect(await otherThan(404, await api.signIn('gil@globex.test'))).toEqual([]);
});

it('an accountant reads, and a user of the client does neither', async () => {
  const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
  expect(await otherThan(403, carla)).toEqual(['statement', 'file of a statement', 'risk', 'preview', 'letter']);
  expect(await otherThan(403, await api.signIn(rui.email))).toEqual([]);
});

it.each<[permission: string, may: Call[]]>([
  // A statement has invoices, transactions and credits; a preview, a letter and the link of a client have invoices.
  ['entities:show', []],
  ['entities:export', []],
  ['entities:send', []],
  ['entities:edit', []],
  ['reminder-sequences:show', []],
  ['reminder-sequences:edit', ['pause', 'default sequence']],
  ['reminders:list', []],
  ['reminders:hold', ['hold']],
  ['invoices:list', []],
  ['invoices:send', ['preview by hand', 'remind']],
  ['invoices:create', ['charge late']],
])('%s alone opens nothing of other resources', async (permission, may) => {
  expect(await otherThan(403, await somebodyWith(api, [permission]))).toEqual(may);
});

it('the link to the page of a client is only for those who list invoices', async () => {
  await ana.put(`/api/v2/entities/${client}/link`);
  const rights = ['entities:list', 'entities:show', 'entities:edit', 'entities:export', 'entities:audit'];
  const at = `/api/v2/entities/${client}`;
  const record = (await ana.get(at)).json<{ public_hash: string }>();
  const reading = async (permissions: string[]) => {
    const who = await somebodyWith(api, permissions);
    const answers = [
      await who.get(at),
      await who.get('/api/v2/entities'),
      await who.get('/api/v2/entities/export?format=csv'),
      await who.get(`/api/v2/audit/entity/${client}`),
      await who.put(at, { name: 'Norte Inc.', location: usLocation }),
    ];
    return answers.filter(({ body }) => body.includes(record.public_hash)).length;
  };
  expect(await reading(rights)).toBe(0);
  expect(await reading([...rights, 'invoices:list'])).toBeGreaterThan(0);
});
