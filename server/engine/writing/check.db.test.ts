import { expect, test } from 'vitest';
import { countryReference, tributeReference } from '../../../schemas/parts/reference.ts';
import { defineResource } from '../../../schemas/resource.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { seedIdentity } from '../../../tests/support/identity.ts';
import { inTenant } from '../../database/transaction.ts';
import { issuesWith } from './check.ts';

const database = await testDatabase();
const { acme, globex } = (await seedIdentity(database.ownerPool)).tenants;

/** Covers all checks beyond the schema; its own table is not read. */
const voyages = defineResource({
  name: 'voyages',
  singular: 'voyage',
  api: { version: 'v2', path: 'voyages' },
  scope: 'tenant',
  schema: {
    $id: 'Voyage',
    type: 'object',
    required: [],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      currency: { type: 'string', kind: 'currency' },
      fare: { type: 'string', kind: 'money' },
      phone: { type: 'string', kind: 'phone' },
      created: { type: 'string', format: 'date' },
      due_date: { type: 'string', format: 'date' },
      port: { type: 'object', properties: { country: countryReference } },
      duty: tributeReference,
    },
  },
  label: 'currency',
  rules: ['dueDateNotPast'],
  list: { columns: ['currency'], sort: ['currency'], sortable: [], search: [], filters: {} },
  form: { sections: [] },
  access: {},
});

async function tribute(tenant: string): Promise<string> {
  const insert = "insert into tributes (tenant_id, name) values ($1, 'Port duty') returning uuid";
  return (await database.ownerPool.query<{ uuid: string }>(insert, [tenant])).rows[0]?.uuid ?? '';
}
const [own, anothers] = [await tribute(acme), await tribute(globex)];

const good = {
  currency: 'JPY',
  fare: '15',
  phone: '+5511987654321',
  created: '2026-03-09',
  due_date: '2026-03-10',
  port: { country: { id: 76 } },
  duty: { uuid: own },
};

/** Returns the issues per input. The company's day is 10 March until 03:00 UTC. */
const issuesOf = (inputs: object[], now = '2026-03-11T02:59:59Z') =>
  inTenant(database.pool, { tenant: acme }, async (db) => {
    const scope = { tenant: { id: acme, timeZone: 'America/Sao_Paulo' }, now: new Date(now) };
    const proposed = inputs.map((input) => ({ input: { ...input } }));
    return (await issuesWith(db, voyages, scope, proposed)).map((issues) =>
      issues.map(({ path, key }) => `${path} ${key}`),
    );
  });

test('valid input has no issue until the day ends in the company’s time zone', async () => {
  expect(await issuesOf([good])).toEqual([[]]);
  expect(await issuesOf([good], '2026-03-11T03:00:00Z')).toEqual([
    ['due_date validation.dueDateCannotLessThanCurrent'],
  ]);
});

test('each of several inputs has its own issues at its fields', async () => {
  const wrong = [
    { ...good, duty: { uuid: anothers } },
    { ...good, port: { country: { id: 999 } } },
    { ...good, currency: 'XQZ', fare: '15.00' },
    { ...good, fare: '1.5' },
    { ...good, phone: '+5511' },
    good,
    { ...good, due_date: '2026-03-09', fare: '0.1', phone: '+1', duty: { uuid: acme } },
  ];
  expect(await issuesOf(wrong)).toEqual([
    ['duty validation.unknownReference'],
    ['port.country validation.unknownReference'],
    ['currency validation.unknownReference'],
    ['fare validation.decimal.fraction'],
    ['phone validation.format.phone'],
    [],
    [
      'duty validation.unknownReference',
      'due_date validation.dueDateCannotLessThanCurrent',
      'fare validation.decimal.fraction',
      'phone validation.format.phone',
    ],
  ]);
});
