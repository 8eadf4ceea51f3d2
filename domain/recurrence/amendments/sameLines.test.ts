import { describe, expect, it } from 'vitest';
import type { KeptTribute } from '../../documents/catalogChanges.ts';
import { areSameLines, type BilledLine } from './sameLines.ts';

const tribute = (parts: Partial<KeptTribute> = {}): KeptTribute => ({
  uuid: 't-1',
  name: 'ISS',
  value: '5',
  is_fixed: false,
  is_origin: true,
  type: 'Variable',
  tax_responsible: 'exporter',
  ...parts,
});

const line = (parts: Partial<BilledLine> = {}, tributes = [tribute()]): BilledLine => ({
  item_uuid: 'i-1',
  item_description: 'Consulting',
  quantity: '2',
  price: '100.00',
  scenery_uuid: 's-1',
  scenery: { name: 'BR-US', tributes },
  ...parts,
});

/** A line with two taxes, of which the second has a value. */
const twoTaxes = (value: string): BilledLine => line({}, [tribute(), tribute({ uuid: 't-2', value })]);

describe('lines', () => {
  it.each([
    ['figures written otherwise', line({ quantity: '2.0000', price: '100' }, [tribute({ value: '5.0000' })])],
    ['another name of the item', line({ item_description: 'Advice' })],
    ['a value that nobody enters', line({}, [tribute(), tribute({ uuid: 't-2', type: 'Fixed', value: '9' })])],
  ])('are the same with %s', (_, other) => {
    expect(areSameLines([line()], [other])).toBe(true);
  });

  it.each([
    ['another item', line({ item_uuid: 'i-2' })],
    ['another scenario', line({ scenery_uuid: 's-2' })],
    ['another quantity', line({ quantity: '3' })],
    ['another price', line({ price: '100.01' })],
    ['another value entered', line({}, [tribute({ value: '6' })])],
    ['a value that is an amount', line({}, [tribute({ is_fixed: true })])],
    ['a value for another tax', line({}, [tribute({ uuid: 't-2' })])],
    ['a value more', line({}, [tribute(), tribute({ uuid: 't-2' })])],
  ])('differ with %s', (_, other) => {
    expect(areSameLines([line()], [other])).toBe(false);
  });

  it('differ if one is added or if their order changes', () => {
    const second = line({ item_uuid: 'i-2' });
    expect(areSameLines([line()], [line(), second])).toBe(false);
    expect(areSameLines([line(), second], [second, line()])).toBe(false);
    expect(areSameLines([line(), second], [line(), line()])).toBe(false);
    expect(areSameLines([line(), second], [line()])).toBe(false);
  });

  it('differ with another text, heading or subtotal between them', () => {
    const heading = { row: 'heading', description: 'May' } as const;
    expect(areSameLines([heading, line()], [{ ...heading }, line()])).toBe(true);
    expect(areSameLines([{ row: 'subtotal' }], [{ row: 'subtotal', description: null }])).toBe(true);
    for (const other of [line(), { ...heading, row: 'text' }, { ...heading, description: 'June' }] as const) {
      expect(areSameLines([heading, line()], [other, line()])).toBe(false);
    }
  });

  it('differ if one of two values does', () => {
    expect(areSameLines([twoTaxes('7')], [twoTaxes('7.0')])).toBe(true);
    expect(areSameLines([twoTaxes('7')], [twoTaxes('8')])).toBe(false);
  });
});
