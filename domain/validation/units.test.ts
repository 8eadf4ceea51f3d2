import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { ajvOptions, configureAjv } from './ajv.ts';
import { compileInput } from './compileInput.ts';

const unit = { type: 'string', kind: 'unit', maxLength: 3 } as const;
const schema = {
  $id: 'Measured',
  type: 'object',
  additionalProperties: false,
  properties: {
    unit,
    rows: { type: 'array', items: { type: 'object', additionalProperties: false, properties: { unit } } },
  },
} as const;

it('a unit that is not in the table is an issue at its field, also in rows', () => {
  const check = compileInput(configureAjv(new Ajv2020(ajvOptions)), schema);
  const rows = [{ unit: 'KWH' }, { unit: 'ABC' }, {}];
  expect(check({ unit: 'hou', rows }, 10).issues).toEqual([
    { path: 'unit', key: 'validation.unknownUnit' },
    { path: 'rows.1.unit', key: 'validation.unknownUnit' },
  ]);
  expect(check({ unit: 'HUR', rows: [{ unit: 'C62' }] }, 10).issues).toEqual([]);
});
