import { describe, expect, it } from 'vitest';
import { newText } from '../grid/lines/line.ts';
import { lineWith, scenarioWith } from '../grid/lines/samples.testing.ts';
import { placeErrors, placeFindings } from './fieldErrors.ts';

const lines = [
  lineWith({ key: 'blank', item: undefined, price: '' }),
  lineWith({ key: 'a' }),
  lineWith({ key: 'b', scenario: scenarioWith('Fixed', 'Variable') }),
];

describe('the errors of the server', () => {
  it('are shown at their fields, found by the first part of the path', () => {
    expect(placeErrors({ due_date: 'past', 'service_buyer.location': 'gone' }, lines, 'items')).toEqual({
      fields: { due_date: 'past', service_buyer: 'gone' },
      lines: {},
      grid: undefined,
    });
  });

  it.each([
    ['items.0.price', 'a', 'price'],
    ['items.0.item.uuid', 'a', 'item'],
    ['items.0', 'a', 'item'],
    ['items.0.total', 'a', 'price'],
    ['items.1.quantity', 'b', 'quantity'],
    ['items.1.scenery', 'b', 'scenario'],
    ['items.1.scenery.tributes.0.value', 'b', 'scenario'],
    ['items.1.scenery.tributes.1.value', 'b', 'tribute:t2'],
  ])('%s is in line %s at %s: blank lines were not sent', (source, key, column) => {
    expect(placeErrors({ [source]: 'no' }, lines, 'items').lines).toEqual({ [key]: { [column]: 'no' } });
  });

  it('of a heading are in its words, whatever they are about', () => {
    const heading = { ...newText('heading', 'A'), key: 'h' };
    expect(placeErrors({ 'items.0.quantity': 'no' }, [heading], 'items').lines).toEqual({ h: { description: 'no' } });
  });

  it('are shown at the exact field, not at one with a similar name', () => {
    expect(placeErrors({ items_note: 'odd' }, lines, 'items').fields).toEqual({ items_note: 'odd' });
  });

  it('about all lines, or about a missing one, are shown at the grid', () => {
    expect(placeErrors({ items: 'none' }, lines, 'items').grid).toBe('none');
    expect(placeErrors({ 'items.7.price': 'odd' }, lines, 'items').grid).toBe('odd');
  });
});

it('issues found in the form are shown where the server’s would be, in texts that follow the language', () => {
  const found = { a: { price: 'validation.required' } };
  const placed = placeFindings(
    {
      issues: [
        { path: 'due_date', key: 'validation.required' },
        { path: 'responsible_email', key: 'validation.emails', args: { email: 'x' } },
        { path: 'items', key: 'validation.required' },
      ],
      lines: found,
    },
    'items',
  );
  expect(placed).toEqual({
    fields: {
      due_date: '@@react-admin@@{"message":"validation.required","args":{}}',
      responsible_email: '@@react-admin@@{"message":"validation.emails","args":{"email":"x"}}',
    },
    lines: found,
    grid: 'validation.noLines',
  });
});

it.each([
  ['validation.required', 'validation.noLines'],
  ['validation.maxItems', '@@react-admin@@{"message":"validation.maxItems","args":{"limit":1000}}'],
])('the grid reports as a whole that %s', (key, words) => {
  const issues = [{ path: 'items', key, args: { limit: 1000 } }];
  expect(placeFindings({ issues, lines: {} }, 'items').grid).toBe(words);
});
