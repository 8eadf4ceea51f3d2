import { describe, expect, it } from 'vitest';
import entities from '../../schemas/resources/entities.ts';
import invoices from '../../schemas/resources/invoices.ts';
import scenarios from '../../schemas/resources/scenarios.ts';
import { listQueryOf, querySchemaOf, sortOf } from './query.ts';

describe('what a list can be asked', () => {
  it('is paging, sorting, searching, its filters by path, and nothing else', () => {
    const { properties, additionalProperties } = querySchemaOf(entities);
    expect(additionalProperties).toBe(false);
    expect(properties).toMatchObject({
      'location.country': { type: 'integer' },
      is_payment_responsible: { type: 'boolean' },
    });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['page', 'per_page', 'sort', 'search']));
  });

  it('of a choice is one of its values', () => {
    const { properties } = querySchemaOf(invoices);
    expect(properties['type']).toEqual({ type: 'string', enum: ['individual', 'recurring'] });
  });

  it('sorts as the resource says where nothing is asked', () => {
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

  it('reads joined keys', () => {
    expect(listQueryOf(scenarios, { countries: '76,840' }).joined).toEqual({ countries: [76, 840] });
    expect(listQueryOf(scenarios, { countries: '' }).joined).toEqual({});
  });
});
