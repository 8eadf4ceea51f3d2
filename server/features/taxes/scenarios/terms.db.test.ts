import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const at = '/api/v2/scenarios';
const [iss = '', pis = ''] = await Promise.all(['ISS', 'PIS'].map((name) => make(ana, '/api/v2/tributes', { name })));
const scenario = { name: 'Portugal to Brazil', description: 'Services', origin: 620, destiny: 76 };
const row = { tribute: { uuid: iss }, is_origin: false, type: 'Fixed', value: '5', tax_responsible: 'importer' };
const read = async (uuid: string) => (await ana.get(`${at}/${uuid}`)).json();

/** All that a tribute can say. */
const dated = { ...row, value: '2', valid_until: '2026-12-31' };
const whole = {
  ...row,
  valid_from: '2027-01-01',
  valid_until: '2027-12-31',
  minimums: [{ currency: 'EUR', amount: '0.123456' }],
  maximums: [
    { currency: 'EUR', amount: '1500' },
    { currency: 'JPY', amount: '200000' },
  ],
  limits_per: 'document',
  base_includes: [pis],
  base_includes_self: true,
  base_percent: '60.5',
  recoverable: '100',
  pt_note: 'Autoliquidação',
  en_note: 'Reverse charge',
  es_note: 'Inversión del sujeto pasivo',
  category: 'AE',
  reason_code: 'VATEX-EU-AE',
  show: 'note',
};
const fee = {
  tribute: { uuid: pis },
  is_origin: true,
  type: 'Fixed_Value',
  tax_responsible: 'importer',
  amounts: [{ currency: 'USD', amount: '12.5' }],
  per: 'document',
};

describe('the terms of a tribute', () => {
  it('are stored and read, and those that are left out stay away', async () => {
    const uuid = await make(ana, at, { ...scenario, rounding: 'document', tributes: [dated, whole, fee] });
    const record = await read(uuid);
    expect(record).toMatchObject({
      rounding: 'document',
      tributes: [
        dated,
        { ...whole, maximums: [{ currency: 'EUR', amount: '1500.00' }, whole.maximums[1]] },
        { ...fee, amounts: [{ currency: 'USD', amount: '12.50' }] },
      ],
    });
    expect(record.tributes[2]).not.toHaveProperty('minimums');
    expect(record.tributes[0]).not.toHaveProperty('base_includes');
  });

  it('round by line unless the scenario says otherwise, and change with a replacement that the history tells', async () => {
    const uuid = await make(ana, at, { ...scenario, tributes: [row] });
    const { version: _version, ...record } = await read(uuid);
    expect(record.rounding).toBe('line');
    const [first] = record.tributes;
    const replaced = { ...record, rounding: 'document', tributes: [{ ...first, recoverable: '50' }] };
    expect((await ana.put(`${at}/${uuid}`, replaced)).statusCode).toBe(200);
    expect(await read(uuid)).toMatchObject({
      rounding: 'document',
      tributes: [{ uuid: first.uuid, recoverable: '50' }],
    });
    const changes = (await ana.get(`/api/v2/audit/scenario/${uuid}`)).body;
    expect(changes).toContain('rounding');
    expect(changes).toContain('recoverable');
  });

  it.each<[string, object[], string]>([
    ['a percentage above 100', [{ ...row, recoverable: '100.01' }], 'tributes.0.recoverable'],
    [
      'seven decimals',
      [{ ...row, minimums: [{ currency: 'EUR', amount: '0.0000001' }] }],
      'tributes.0.minimums.0.amount',
    ],
    [
      'an unknown currency',
      [{ ...row, minimums: [{ currency: 'XQQ', amount: '1' }] }],
      'tributes.0.minimums.0.currency',
    ],
    ['a base of money', [row, { ...fee, base_percent: '5' }], 'tributes.1.base_percent'],
    ['no amount at all', [{ ...fee, amounts: [] }], 'tributes.0.value'],
    ['days that overlap', [row, { ...row, valid_from: '2027-01-01' }], 'tributes.1.valid_from'],
    ['no date', [{ ...row, valid_from: '2027-02-30' }], 'tributes.0.valid_from'],
    ['a base without its tribute', [{ ...row, base_includes: [pis] }], 'tributes.0.base_includes'],
    [
      'a base that cannot be computed',
      [{ ...row, value: '100', base_includes_self: true }],
      'tributes.0.base_includes_self',
    ],
    ['a reason that is no code', [{ ...row, reason_code: 'because' }], 'tributes.0.reason_code'],
    ['a tribute twice', [row, row], 'tributes.1.tribute'],
  ])('are refused with %s, at its field', async (_, tributes, path) => {
    const answer = await ana.post(at, { ...scenario, tributes });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
  });
});
