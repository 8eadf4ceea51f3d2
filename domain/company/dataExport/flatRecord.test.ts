import { describe, expect, it } from 'vitest';
import { flatColumns, flatRecord } from './flatRecord.ts';

const schema = {
  type: 'object',
  properties: {
    number: { type: 'integer' },
    client: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        location: { type: 'object', properties: { country: { type: 'string' } } },
      },
    },
    lines: { type: 'array', items: { type: 'object', properties: { price: { type: 'string' } } } },
    further: { type: 'object' },
    paid: { type: 'boolean' },
  },
} as const;

describe('a record in a table', () => {
  it('has a column for each value, and one for a list or a free object', () => {
    expect(flatColumns(schema)).toEqual([
      'number',
      'client.name',
      'client.location.country',
      'lines',
      'further',
      'paid',
    ]);
  });

  it('has texts and numbers as they are, lists as JSON, and empty cells for what is absent', () => {
    const record = {
      number: 12,
      client: { name: 'Café, "Lda"' },
      lines: [{ price: '1.50' }],
      further: { constructor: 1 },
      paid: false,
    };
    expect(flatRecord(record, flatColumns(schema))).toEqual([
      '12',
      'Café, "Lda"',
      '',
      '[{"price":"1.50"}]',
      '{"constructor":1}',
      'false',
    ]);
  });

  it('reads nothing of the prototype of objects', () => {
    expect(flatRecord({}, ['constructor', 'client.toString'])).toEqual(['', '']);
  });
});
