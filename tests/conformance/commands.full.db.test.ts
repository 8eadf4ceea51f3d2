import { beforeEach, describe, expect, it } from 'vitest';
import { commandRequests, type CommandRequest } from '../../domain/actions/requests.ts';
import { propertiesOf } from '../../domain/schema/property.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import entities from '../../schemas/resources/clients/entities.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import scenarios from '../../schemas/resources/taxes/scenarios.ts';
import { demoApp } from '../support/app.ts';

type Found = Readonly<Record<string, unknown>>;

const api = await demoApp();
const ana = await api.signIn('ana@acme.test');

const list = async (resource: Pick<Resource, 'api'>, query = '') =>
  (await ana.get(`${urlOf(resource)}?per_page=100${query}`)).json<{ results: Found[] }>().results;

/** Changes every item and scenario after the records were computed, so that each has a newer version. */
async function editCatalogue(): Promise<void> {
  for (const resource of [items, scenarios]) {
    for (const { uuid } of await list(resource)) {
      const at = `${urlOf(resource)}/${String(uuid)}`;
      const whole = (await ana.get(at)).json<Found>();
      edits += 1;
      const edited = await ana.put(at, { ...whole, description: `Revision ${edits}` });
      if (edited.statusCode !== 200) throw new Error(edited.body);
    }
  }
}

let edits = 0;
beforeEach(editCatalogue);

// Late charges are off by default.
const [[item], [scenario]] = await Promise.all([list(items), list(scenarios)]);
const charging = await ana.put('/api/v2/late-fee-settings', { is_on: true, interest_percent: '12', item, scenario });
if (charging.statusCode !== 200) throw new Error(charging.body);

const twins = await list(entities, '&search=Charles');

/** The lines of a document with doubled quantities. */
const twice = (lines: unknown) =>
  (Array.isArray(lines) ? lines : []).map((line: object & { quantity?: string }) => ({
    ...line,
    quantity: String(Number(line.quantity) * 2),
  }));

/** The bodies to send, one after the other, for commands that need input; other commands get an empty one. */
const inputs: Readonly<Record<string, (record: Found) => readonly object[]>> = {
  'invoices.receive': ({ currency }) => [
    { exchange_currency: currency, payment_date: '2026-11-20' },
    { exchange_currency: currency, payment_date: '2026-11-20', fee: '999999999' },
  ],
  'invoices.settle': () => [{ payment_date: '2026-11-20' }, {}, { payment_date: '2020-01-01' }],
  'invoices.change': () => [{ due_date: '2026-12-24', label: 'Sprint' }, {}, { due_date: '2020-01-01' }],
  'entities.change': () => [{ segment: 'Energy' }, {}],
  'entities.merge': ({ uuid }) => [
    { into: { uuid: String(twins.find((twin) => twin.uuid !== uuid)?.uuid) } },
    { into: { uuid } },
  ],
  'invoices.template': () => [{ template: 'invoiceTemplate1' }],
  'invoices.vary': ({ items_invoice }) => [{ items_invoice: twice(items_invoice) }],
  'invoices.authorize': () => [{ payment_authorized: true }],
  'invoices.complement': () => [{ observation: 'As agreed' }],
  'invoices.send': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }, {}],
  'invoices.remind': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }],
  'invoices.reminders': () => [{ promised_date: '2026-12-24' }, { reminders_off: true }],
  'invoices.charge_late': () => [{ again: true }, {}],
  'invoices.recipients': () => [
    { send_email: true, responsible_name: 'Bia', responsible_email: 'client@blue-harbor.test', dispatch_email: true },
  ],
  'credit-notes.send': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }],
  'debit-notes.send': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }],
  'proformas.send': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }],
  'proformas.convert': () => [{ due_date: '2026-12-24' }, { due_date: '2020-01-01' }],
  'quotes.send': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }],
  'quotes.remind': () => [{ email: 'client@blue-harbor.test' }, { email: 'nobody' }],
  'quotes.accept': () => [{ answered_by: 'Bia Reis' }, {}],
  'quotes.decline': () => [{ answered_by: 'Bia Reis', decline_reason: 'Too late' }, { answered_by: 'Bia Reis' }],
  // A deposit in draft would keep its quote from being converted.
  'quotes.deposit': () => [{ percent: '0' }],
  'quotes.convert': () => [{ due_date: '2026-12-24' }, { due_date: '2020-01-01' }],
  'contracts.amend': ({ items_invoice }) => [
    { kind: 'adjust', reach: 'from', percent: '10', confirm_total: true },
    { kind: 'adjust', reach: 'only', percent: '-200' },
    { kind: 'lines', reach: 'from', items_invoice, confirm_total: true },
    { kind: 'details', reach: 'only', observation: 'As agreed' },
    { kind: 'drop', occurrence: 999 },
  ],
  'contracts.template': () => [{ template: 'invoiceTemplate1' }, { template: 'none' }],
  'invoices.use_credit': () => [{ amount: '999999999' }, { amount: '1.00' }, {}],
  'invoices.write_off': () => [{}, { reason: 'Bank charges' }],
  'invoices.refund': () => [{}, { amount: '999999999', reason: 'Too much' }, { reason: 'Returned goods' }],
  'gateway-events.dismiss': () => [{}, { note: 'Paid twice' }],
  'transactions.reverse': () => [{}, { reason: 'The transfer came back' }],
  'contracts.recipients': () => [{ send_email: false }, { send_email: true, responsible_email: 'nobody' }],
};

/** Filters of the lists with records that a command applies to, if the first of each status are not. */
const lists: Readonly<Record<string, string>> = {
  'invoices.use_credit': '&search=Ribera',
  // A client with a link to its page.
  'entities.end_link': '&search=Norte',
  // A client that was entered twice.
  'entities.merge': '&search=Charles',
  'entities.unmerge': '&search=Charles',
  'invoices.charge_late': '&is_overdue=true',
  // Beside the default ones.
  'series.make_default': '&search=Europa',
  'series.archive': '&document_type=invoices',
  'series.restore': '&document_type=invoices',
  // Leaves the invoice that a write-off settles.
  'invoices.receive': '&search=Norte',
  'invoices.settle': '&search=Norte',
  'invoices.write_off': '&search=Helvetia',
  // Paid at a gateway.
  'invoices.refund': '&search=Charles&type=individual',
  'transactions.reverse': '&kind=receipt',
  // A client with an address.
  'transactions.send_receipt': '&kind=receipt&search=Norte',
};

/** Commands whose gateway or records this company lacks: their own tests prove their effect. */
const provenElsewhere: ReadonlySet<string> = new Set([
  'accounts.verify',
  'data-exports.cancel',
  'imports.cancel',
  'imports.undo',
  'imports.write',
  'invoices.edit_imported',
  'invoices.remove',
  'quotes.deposit',
]);

const inputOf = (name: string, record: Found) => inputs[name]?.(record) ?? [{}];

/** The number of audit log entries and of the transactions that wrote them. */
async function writes(): Promise<{ entries: number; transactions: number }> {
  const { rows } = await api.ownerPool.query(
    'select count(*)::int as entries, count(distinct xmin::text)::int as transactions from audit_log',
  );
  return rows[0] as { entries: number; transactions: number };
}

/** Sends a command once: it may write in one transaction, or in none if it fails. Returns the status. */
async function sendOnce(at: string, body: object, method: 'put' | 'post' = 'put'): Promise<number> {
  const before = await writes();
  const answer = await ana[method](at, body);
  const after = await writes();
  const effects = answer.statusCode < 300 ? [0, 1] : [0];
  expect(effects, `${at} ${answer.statusCode} ${answer.body}`).toContain(after.transactions - before.transactions);
  return answer.statusCode;
}

/** Commands that end a record's life come last, so that the others find records. */
const commands = api.app.resources
  .filter(({ scope }) => scope === 'tenant')
  .flatMap((resource) => commandRequests(resource).map((request) => ({ resource, request })))
  .toSorted((one, other) => Number(one.request.command.isFinal ?? 0) - Number(other.request.command.isFinal ?? 0));

const named = ({ resource, request }: (typeof commands)[number]) => `${resource.name}.${request.name}`;

/** Some records of each status of a resource, archived ones included. */
async function ofEachStatus({ archive, status, schema, ...resource }: Resource, narrowed = ''): Promise<Found[]> {
  const statuses = status ? (propertiesOf(schema)[status]?.enum ?? []).map((value) => `&${status}=${value}`) : [''];
  const found: Found[] = [];
  for (const query of [...statuses, ...(archive ? ['&archived=true'] : [])]) {
    found.push(...(await list(resource, query + narrowed)).slice(0, 2));
  }
  return found;
}

const bodyOf = ({ isByStatus, command: { to } }: CommandRequest, input: object) =>
  isByStatus ? { status: to, ...input } : input;

describe.each(commands.map((each) => [named(each), each] as const))('%s', (name, { resource, request }) => {
  const key = keyOf(resource.schema);
  const url = urlOf(resource);

  it('reports its effect on any record, and changes nothing if it returns an error', async () => {
    const answers: number[] = [];
    for (const record of await ofEachStatus(resource, lists[name])) {
      const whole = (await ana.get(`${url}/${String(record[key])}`)).json<Found>();
      const at = request.one.replace(`{${key}}`, String(record[key]));
      for (const input of inputOf(name, whole)) {
        answers.push(await sendOnce(at, bodyOf(request, input), request.command.post ? 'post' : 'put'));
      }
    }
    if (!provenElsewhere.has(name)) expect(answers).toContain(200);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });

  const { many } = request;
  if (many === undefined) return;

  it('does the same for many records', async () => {
    const keys = (await ofEachStatus(resource, lists[name])).map((record) => record[key]).join();
    expect(await sendOnce(`${many}?${key}=${keys}`, inputOf(name, {})[0] ?? {})).toBe(200);
  });
});
