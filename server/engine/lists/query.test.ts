import { describe, expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { querySchemaOf } from './parameters.ts';
import { listQueryOf, sortOf } from './query.ts';

describe('a list query', () => {
  it('accepts paging, sorting, searching and filters by path, and nothing else', () => {
    const { properties, additionalProperties } = querySchemaOf(entities);
    expect(additionalProperties).toBe(false);
    expect(properties).toMatchObject({
      'location.country': { type: 'integer' },
      is_payment_responsible: { type: 'boolean' },
    });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['page', 'per_page', 'sort', 'search']));
  });

  it('accepts the values of a choice', () => {
    const { properties } = querySchemaOf(invoices);
    expect(properties['type']).toEqual({ type: 'string', enum: ['individual', 'recurring'] });
  });

  it('uses the declared order by default', () => {
    expect(sortOf(entities.list, undefined)).toEqual([{ field: 'name', descending: false }]);
    expect(sortOf(entities.list, '-created_at,name')).toEqual([
      { field: 'created_at', descending: true },
      { field: 'name', descending: false },
    ]);
  });

  it.each(['secret', 'name;drop table', '-', 'location.address'])('refuses to sort by %s', (field) => {
    const issue = { path: 'sort', key: 'validation.sort', args: { field: field.replace(/^-/, '') } };
    expect(() => sortOf(entities.list, field)).toThrow(
      expect.objectContaining({ code: 'validation', errors: [issue] }),
    );
  });

  it('searches without blanks around the text, and with one between words', () => {
    expect(listQueryOf(entities, { search: '  Acme   Software ' }).search).toBe('Acme Software');
    expect(listQueryOf(entities, { search: '   ' })).not.toHaveProperty('search');
  });

  it('parses the keys that each record must have', () => {
    expect(listQueryOf(scenarios, { countries: '76,840' }).held).toEqual({ countries: ['76', '840'] });
    expect(listQueryOf(scenarios, { countries: '' }).held).toEqual({});
  });

  it('parses one value, several, or the ends of a range', () => {
    const query = { status: 'draft,billed', created_gte: '2026-03-01', amount_lt: '540.00', number: 0, type: '' };
    expect(listQueryOf(invoices, query).filters).toEqual([
      { path: 'number', comparison: 'eq', value: 0 },
      { path: 'status', comparison: 'in', value: ['draft', 'billed'] },
      { path: 'created', comparison: 'gte', value: '2026-03-01' },
      { path: 'amount', comparison: 'lt', value: '540.00' },
    ]);
  });
});
