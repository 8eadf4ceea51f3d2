import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaste } from './parsePaste.ts';

describe('pasted rows', () => {
  it('are description, quantity, price and scenario', () => {
    expect(parsePaste('Consultoria\t2\t1.500,50\tBR-US', ',')).toEqual([
      {
        row: 1,
        cells: ['Consultoria', '2', '1.500,50', 'BR-US'],
        description: 'Consultoria',
        quantity: '2',
        price: '1500.50',
        scenario: 'BR-US',
        details: {},
        problems: [],
      },
    ]);
  });

  it('are parsed in the format of their column, not of the console', () => {
    const rows = parsePaste('A\t1\t1,234\nB\t1\t10,234.50', ',');
    expect(rows.map((row) => row.price)).toEqual(['1234', '10234.50']);
  });

  it('can have headings and no quantity', () => {
    const rows = parsePaste('Descrição;Quantidade;Preço\r\nSuporte;;99,90\r\n', '.');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ row: 2, description: 'Suporte', quantity: '1', price: '99.90', problems: [] });
  });

  it.each([
    ['\t1\t10', 'item', 'missing'],
    [`${'x'.repeat(301)}\t1\t10`, 'item', 'tooLong'],
    ['A\t1', 'price', 'missing'],
    ['A\tdois\t10', 'quantity', 'notNumber'],
    ['A\t-2\t10', 'quantity', 'notNumber'],
    ['A\t0,5\t10', 'quantity', 'tooSmall'],
    ['A\t1\t0', 'price', 'tooSmall'],
    ['A\t1,0000001\t10', 'quantity', 'tooPrecise'],
    ['A\t1\t10,1234567', 'price', 'tooPrecise'],
    ['A\t100000000\t10', 'quantity', 'tooLarge'],
    ['A\t1\t10.000.000.000,00', 'price', 'tooLarge'],
  ])('%j has a problem at its %s: %s', (text, field, key) => {
    expect(parsePaste(text, ',')[0]?.problems).toEqual([{ field, key }]);
  });

  it.each([
    ['A\t0,5\t0,0834\t\tNight shift\thora\t10', []],
    ['A\t0,5\t10\t\t\tpeça', [{ field: 'quantity', key: 'tooSmall' }]],
    ['A\t1\t10,1234567', [{ field: 'price', key: 'tooPrecise' }]],
    ['A\t1\t10\t\t\tfathom', [{ field: 'unit_code', key: 'unknownUnit' }]],
  ])('state a text, a unit by name, and what the price is for: %j', (text, problems) => {
    expect(parsePaste(text, ',')[0]?.problems).toEqual(problems);
  });

  it('are all kept: each is parsed or has a problem', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z\d.,\t ;"-]{1,20}$/), { maxLength: 8 }), (texts) => {
        const rows = parsePaste(texts.join('\n'), ',');
        for (const row of rows) {
          const complete = row.description !== '' && row.quantity !== '' && row.price !== '';
          expect(complete || row.problems.length > 0).toBe(true);
        }
      }),
    );
  });
});
