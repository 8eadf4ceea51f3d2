import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import { ajvOptions, configureAjv } from '../../../domain/validation/ajv.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { refund } from '../../../schemas/parts/payments/refund.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import items from '../../../schemas/resources/invoicing/items.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { formErrors } from './formErrors.ts';
import { checksOf, issuesIn } from './issues.ts';

const tribute = { uuid: '0192f0c1-7a3e-7000-8000-000000000001' };
const location = { place_id: 'p', address: 'São Paulo', country: { id: 76, identifier: 'BR', name: 'Brazil' } };

function issues(resource: Resource, values: unknown) {
  const validate = configureAjv(new Ajv2020(ajvOptions)).compile(writeSchema(resource.schema));
  const found = issuesIn(resource, values, validate, { today: '2026-03-09' });
  return Object.fromEntries(found.map(({ path, key }) => [path, key]));
}

describe('a form is validated like on the server', () => {
  it('has no errors for a complete record as it was read', () => {
    const record = { uuid: tribute.uuid, name: 'Acme', nif: '11.222.333/0001-81', location, '@etag': '"1"', id: 'x' };
    expect(issues(entities, record)).toEqual({});
  });

  it('reports missing values, including cleared ones', () => {
    expect(issues(entities, { name: null })).toEqual({
      name: 'validation.required',
      location: 'validation.required',
    });
    expect(issues(entities, { name: 'Acme', location: { address: null, country: null } })).toEqual({
      'location.place_id': 'validation.required',
      'location.address': 'validation.required',
      'location.country': 'validation.required',
    });
  });

  it('names the decimals of the currency beside an amount, which the form’s record has', () => {
    const schema = { $id: 'Refunded', type: 'object', properties: { amount: refund.properties.amount } } as const;
    const refundForm: Resource = { ...entities, schema, rules: [] };
    const validate = configureAjv(new Ajv2020(ajvOptions)).compile(schema);
    const found = (amount: string) =>
      issuesIn(refundForm, { amount }, validate, { today: '2026-03-09' }, undefined, { currency: 'USD' });
    const tooMany = { path: 'amount', key: 'validation.decimal.fraction', args: { limit: 2 } };
    expect([found('1080.0050'), found('1080.005'), found('1080.50')]).toEqual([[tooMany], [tooMany], []]);
  });

  it('validates phone numbers in phone fields', async () => {
    const phone = { type: 'string', format: 'phone' } as const;
    const withPhone: Resource = {
      ...items,
      schema: { ...items.schema, properties: { ...items.schema.properties, phone } },
    };
    const validate = configureAjv(new Ajv2020(ajvOptions)).compile(writeSchema(withPhone.schema));
    const values = { description: 'Call', phone: '+351000000000' };
    const checks = await checksOf(withPhone);
    const found = issuesIn(withPhone, values, validate, { today: '2026-03-09' }, checks);
    expect(found).toEqual([{ path: 'phone', key: 'validation.format.phone' }]);
    expect(await checksOf(items)).toHaveLength(checks.length - 1);
  });

  it('applies the rules over several fields', () => {
    expect(issues(entities, { name: 'Acme', nif: '11.222.333/0001-82', location })).toEqual({
      nif: 'validation.taxId',
    });
  });

  it('reports an amount with more decimals than its currency', () => {
    const money = { type: 'string', kind: 'money', decimal: { fraction: 3 } } as const;
    const priced = {
      ...entities,
      rules: [],
      schema: { type: 'object', properties: { currency: {}, price: money } },
    } as const;
    expect(issues(priced, { currency: 'JPY', price: '98765.5' })).toEqual({ price: 'validation.decimal.fraction' });
    expect(issues(priced, { currency: 'USD', price: '98765.5' })).toEqual({});
    expect(issues(priced, { currency: 'JPY', price: '9,5' })).toEqual({ price: 'validation.decimal.format' });
  });

  it('reports errors in rows', () => {
    const row = { tribute, is_origin: true, type: 'Fixed', tax_responsible: 'exporter' };
    const country = { id: 76 };
    const scenario = { name: 'n', description: 'd', origin: country, destiny: country };
    expect(issues(scenarios, { ...scenario, tributes: [row, { ...row, value: '1,5', tribute: null }] })).toEqual({
      'tributes.0.value': 'validation.required',
      'tributes.1.value': 'validation.decimal.format',
      'tributes.1.tribute': 'validation.required',
    });
  });
});

it('errors are at react-hook-form’s paths, those of a row below its collection', () => {
  const errors = formErrors([
    { path: 'tributes.0.value', key: 'validation.decimal.maximum', args: { limit: '9' } },
    { path: 'tributes', key: 'validation.maxItems', args: { limit: 40 } },
  ]);
  expect(errors).toMatchObject({
    tributes: { type: 'validation.maxItems', 0: { value: { type: 'validation.decimal.maximum' } } },
  });
  const row: unknown = Object.values(errors)[0];
  expect(JSON.stringify(row)).toContain('\\"limit\\":\\"9\\"');
});
