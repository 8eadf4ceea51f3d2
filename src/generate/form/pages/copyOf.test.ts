import { expect, it } from 'vitest';
import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import { copyOf } from './copyOf.ts';

it('copies the entered values without the keys of the record and its rows', () => {
  const tribute = { uuid: 't1', name: 'ISS' };
  const record = {
    id: 'u1',
    uuid: 'u1',
    name: 'BR-US',
    code: null,
    origin: { id: 76, identifier: 'BR' },
    tributes: [{ uuid: 'r1', tribute, is_origin: false, type: 'Fixed', value: '5', tax_responsible: 'exporter' }],
    created_at: '2026-01-01T00:00:00Z',
    '@etag': '"3"',
  };
  expect(copyOf(record, scenarios.schema)).toEqual({
    name: 'BR-US',
    origin: { id: 76, identifier: 'BR' },
    tributes: [{ tribute, is_origin: false, type: 'Fixed', value: '5', tax_responsible: 'exporter' }],
  });
  expect(copyOf(record, scenarios.schema, ['name', 'tributes'])).toEqual({ origin: { id: 76, identifier: 'BR' } });
});
