import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import scenarios from '../../schemas/resources/taxes/scenarios.ts';
import { normalizeInput } from '../schema/values/normalize.ts';
import { writeSchema } from '../schema/writeSchema.ts';
import { ajvOptions, configureAjv } from './ajv.ts';
import { validatorsModule } from './standalone.ts';

const resources = { entities, scenarios, 'invoices-single': invoices };
const schemas = Object.fromEntries(Object.entries(resources).map(([name, { schema }]) => [name, writeSchema(schema)]));
const text = validatorsModule(schemas);

let folder: string;
let validators: Record<string, ValidateFunction>;

beforeAll(async () => {
  // Next to node_modules, so that the module finds Ajv's helpers as a bundler would.
  folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.validators-'));
  const file = join(folder, 'validators.mjs');
  await writeFile(file, text);
  ({ validators } = (await import(pathToFileURL(file).href)) as { validators: typeof validators });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const uuid = '018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4d';
const location = { place_id: 'p', address: '😀'.repeat(300), country: 76 };

test.each([
  ['entities', { name: 'Acme', location }],
  [
    'entities',
    { name: '', location: { ...location, address: '😀'.repeat(301) }, responsible_email: 'nobody', extra: 1 },
  ],
  ['scenarios', { name: 'x', description: 'y', origin: 76, destiny: 840, tributes: [{ tribute: uuid, type: 'Some' }] }],
  ['invoices-single', { currency: 'R$', created: '2026-02-30', items_invoice: [{ price: '0.0001', quantity: '1e5' }] }],
] as const)('%s is validated the same when compiled ahead of time and at run time', (name, body) => {
  const atRunTime = configureAjv(new Ajv2020(ajvOptions)).compile(schemas[name] ?? {});
  const [one, other] = [normalizeInput(resources[name].schema, body), normalizeInput(resources[name].schema, body)];
  expect(validators[name]?.(one)).toBe(atRunTime(other));
  expect(validators[name]?.errors).toEqual(atRunTime.errors);
  expect(one).toEqual(other);
});

test('the module meets a strict Content-Security-Policy and can be bundled', () => {
  expect(text).not.toMatch(/\brequire\(|\beval\(|new Function/);
});

test('no validator is exported under a name that Ajv uses for its own functions, for any number of schemas', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, k) => [`s${k}`, writeSchema(entities.schema)]));
  const named = (of: RegExp) => new Set([...validatorsModule(many).matchAll(of)].map(([, name]) => name));
  const functions = named(/^function (\w+)/gm);
  const exported = named(/^export const (\w+)/gm);
  expect(functions.size).toBeGreaterThan(20);
  expect([...exported].filter((name) => functions.has(name))).toEqual([]);
});
