import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Resource } from '../../schemas/resource.ts';
import { rules, runRules } from './rules.ts';

const context = {
  today: '2026-07-31',
  countryIdentifier: (id: number) => ({ 76: 'BR', 620: 'PT' })[id],
};

const run = (name: string, record: Record<string, unknown>) => runRules([name], record, context);

test('an unknown rule name throws, also a property of Object', () => {
  expect(() => runRules(['dueDateNotPst'], {}, context)).toThrow('dueDateNotPst');
  expect(() => runRules(['toString'], {}, context)).toThrow('toString');
});

test('every rule that a resource lists exists', async () => {
  const folder = new URL('../../schemas/resources/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { default: resource } = (await import(new URL(file, folder).href)) as { default: Resource };
    expect(Object.keys(rules)).toEqual(expect.arrayContaining([...(resource.rules ?? [])]));
  }
});

test('an empty record, or one with other types, is left to the schema', () => {
  const strange = {
    due_date: 5,
    created: [],
    nif: {},
    location: 'x',
    tributes: { a: 1 },
    send_email: 'yes',
    responsible_email: 7,
  };
  expect(runRules(Object.keys(rules), {}, context)).toEqual([]);
  expect(runRules(Object.keys(rules), strange, context)).toEqual([]);
  expect(runRules(Object.keys(rules), { tributes: [null, 5, { value: 'x', type: 'Fixed' }] }, context)).toEqual([]);
});

describe('taxIdFitsCountry', () => {
  const wrong = (country: string, expected: string) => [
    { path: 'nif', key: 'validation.taxId', args: { country, expected } },
  ];
  const wrongInBrazil = wrong('BR', 'CNPJ 11.222.333/0001-81, CPF 529.982.247-25');

  test.each([
    ['right, by the country’s letters', '11.222.333/0001-81', { id: 76, identifier: 'BR' }, []],
    ['right, by the country’s id', '501442600', { id: 620 }, []],
    ['of another country', '501442600', { id: 76 }, wrongInBrazil],
    ['with a wrong check digit', '11.222.333/0001-80', { identifier: 'BR' }, wrongInBrazil],
    ['of a country we do not know', 'anything', { id: 999 }, []],
    ['without country', 'anything', undefined, []],
    ['left empty', ' ', { id: 76 }, []],
  ])('a tax id %s', (_, nif, country, issues) => {
    expect(run('taxIdFitsCountry', { nif, location: { country } })).toEqual(issues);
  });
});

describe('feeTypeFitsValue', () => {
  const uuid = '018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4d';
  const row = {
    tribute: { uuid },
    is_origin: true,
    type: 'Fixed',
    is_fixed: false,
    value: '5',
    tax_responsible: 'exporter',
  };
  const issuesOf = (...tributes: object[]) => run('feeTypeFitsValue', { tributes });

  test.each([
    ['a percent', {}],
    ['a percent of 1000', { value: '1000.0000' }],
    ['money, however much', { type: 'Fixed_Value', value: '5000' }],
    ['money that says so', { type: 'Fixed_Value', is_fixed: true }],
    ['one for the line to enter', { type: 'Variable', value: undefined }],
    ['one with a suggestion of money', { type: 'Variable', is_fixed: true, value: '5000' }],
  ])('%s is valid', (_, change) => {
    expect(issuesOf({ ...row, ...change })).toEqual([]);
  });

  test.each([
    ['a percent without value', { value: undefined }, 'value', 'validation.required'],
    ['money without value', { type: 'Fixed_Value', value: '' }, 'value', 'validation.required'],
    ['a percent that says it is money', { is_fixed: true }, 'is_fixed', 'validation.isFixedContradictsType'],
  ])('%s is refused', (_, change, field, key) => {
    expect(issuesOf(row, { ...row, is_origin: false, ...change })).toEqual([{ path: `tributes.1.${field}`, key }]);
  });

  test.each(['Fixed', 'Variable'])('a %s percent above 1000 is refused', (type) => {
    expect(issuesOf({ ...row, type, value: '1000.0001' })).toEqual([
      { path: 'tributes.0.value', key: 'validation.percentTooLarge', args: { limit: { figure: '1000', unit: '%' } } },
    ]);
  });
});

describe('contractEnd', () => {
  const early = (date: string) => [{ path: 'due_date_contract', key: 'validation.contractEndsEarly', args: { date } }];
  const contract = { due_date: '2027-01-31', frequency: 3, frequency_symbology: 'M' };

  test.each([
    ['on the day its last invoice falls due', { due_date_contract: '2027-03-31' }, []],
    ['later', { due_date_contract: '2028-01-01' }, []],
    ['the day before', { due_date_contract: '2027-03-30' }, early('2027-03-31')],
    ['with its first invoice', { due_date_contract: '2027-01-31' }, early('2027-03-31')],
    ['with its only invoice', { due_date_contract: '2027-01-31', frequency: 1 }, []],
    ['on no date', { due_date_contract: '2027-02-30' }, []],
    ['on a day, and says not how often', { due_date_contract: '2027-01-01', frequency: undefined }, []],
  ])('a contract ends %s', (_, change, issues) => {
    expect(run('contractEnd', { ...contract, ...change })).toEqual(issues);
  });
});

describe('dueDateNotPast', () => {
  test.each([
    ['today', '2026-07-31', '2026-07-31', undefined],
    ['to come', '2026-07-31', '2026-12-31', undefined],
    ['yesterday', '2026-07-01', '2026-07-30', 'validation.dueDateCannotLessThanCurrent'],
    ['before a later emission', '2026-08-10', '2026-08-09', 'validation.dueDateBeforeEmission'],
    ['no date', '2026-07-31', '2026-02-30', undefined],
    ['to come, the emission no date', 'soon', '2026-12-31', undefined],
  ])('due %s', (_, created, due_date, key) => {
    expect(run('dueDateNotPast', { created, due_date })).toEqual(key ? [{ path: 'due_date', key }] : []);
  });
});

describe('linesUnlessDraft', () => {
  test.each([
    ['a draft without lines', { is_draft: true, items_invoice: [] }, []],
    ['an invoice without lines', { is_draft: false, items_invoice: [] }, ['items_invoice']],
    ['one that does not say whether it is a draft', { items_invoice: [] }, ['items_invoice']],
    ['an invoice with a line', { items_invoice: [{}] }, []],
    ['an invoice of headings alone', { items_invoice: [{ row: 'heading' }] }, ['items_invoice']],
    ['an invoice with a heading and a line', { items_invoice: [{ row: 'heading' }, { row: 'line' }] }, []],
    ['what does not tell its lines', { is_draft: false }, []],
  ])('%s', (_, record, paths) => {
    expect(run('linesUnlessDraft', record).map(({ path }) => path)).toEqual(paths);
  });
});

describe('validityNotPast', () => {
  test.each([
    ['today', { valid_until: '2026-07-31' }, []],
    ['before today', { valid_until: '2020-01-01' }, ['valid_until']],
    ['before its issue date', { created: '2999-01-02', valid_until: '2999-01-01' }, ['valid_until']],
  ])('a quote that is valid until %s', (_, record, paths) => {
    expect(run('validityNotPast', record).map(({ path }) => path)).toEqual(paths);
  });
});

describe('responsibleWhenSending', () => {
  const responsible = { responsible_name: 'Ana', responsible_email: 'ana@acme.test; gil@globex.test' };

  test('a name and addresses suffice to send', () => {
    expect(run('responsibleWhenSending', { send_email: true, ...responsible })).toEqual([]);
  });

  test('both are required to send, and neither otherwise', () => {
    expect(
      run('responsibleWhenSending', { send_email: true, responsible_name: ' ', responsible_email: ' ; ' }),
    ).toEqual([
      { path: 'responsible_name', key: 'validation.required' },
      { path: 'responsible_email', key: 'validation.required' },
    ]);
    expect(run('responsibleWhenSending', { send_email: false })).toEqual([]);
  });

  test.each([
    [20, []],
    [21, [{ path: 'responsible_email', key: 'validation.recipients', args: { limit: 20 } }]],
  ])('%i addresses', (count, issues) => {
    const addresses = Array.from({ length: count }, (_, index) => `ana${index}@acme.test`);
    const record = { send_email: true, responsible_name: 'Ana', responsible_email: `${addresses.join('; ')};` };
    expect(run('responsibleWhenSending', record)).toEqual(issues);
  });

  test.each([true, false])('every address is validated, whether or not mail is sent (%s)', (send_email) => {
    const record = { send_email, ...responsible, responsible_email: 'ana@acme.test;gil@' };
    expect(run('responsibleWhenSending', record)).toEqual([
      { path: 'responsible_email', key: 'validation.emails', args: { email: 'gil@' } },
    ]);
  });
});
