import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/documents.json' with { type: 'json' };
import es from '../../../../locales/es/documents.json' with { type: 'json' };
import pt from '../../../../locales/pt/documents.json' with { type: 'json' };
import { fieldsInOrder, namedColumns } from './namedColumns.ts';
import { parsePaste } from './parsePaste.ts';

describe('pasted rows', () => {
  it('are description, quantity, price and scenario', () => {
    expect(parsePaste('Consultoria\t2\t1.500,50\tBR-US', ',').rows).toEqual([
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
    const { rows } = parsePaste('A\t1\t1,234\nB\t1\t10,234.50', ',');
    expect(rows.map((row) => row.price)).toEqual(['1234', '10234.50']);
  });

  it('have a discount in percent or money', () => {
    const { rows } = parsePaste('item;price;discount\nA;100;10%\nB;100;-2,50\nC;100;\nD;100;none', ',');
    expect(rows.map(({ details }) => details.adjustments)).toEqual([
      [{ kind: 'discount', percent: '10' }],
      [{ kind: 'discount', amount: '2.50' }],
      undefined,
      undefined,
    ]);
    expect(rows.at(-1)?.problems).toEqual([{ field: 'adjustments', key: 'notNumber' }]);
  });

  it('can have headings and no quantity', () => {
    const { rows } = parsePaste('Descrição;Quantidade;Preço\r\nSuporte;;99,90\r\n', '.');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ row: 2, description: 'Suporte', quantity: '1', price: '99.90', problems: [] });
  });

  it('with a description alone are no headings, and stand alone', () => {
    const { rows } = parsePaste('Phase one\t\t\nDesign\t2\t10\nOn site\t\t', '.');
    expect(rows.map(({ description, isAlone }) => [description, isAlone])).toEqual([
      ['Phase one', true],
      ['Design', undefined],
      ['On site', true],
    ]);
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
    expect(parsePaste(text, ',').rows[0]?.problems).toEqual([{ field, key }]);
  });

  it.each([
    ['A\t0,5\t0,0834\t\tNight shift\thora\t10', []],
    ['A\t0,5\t10\t\t\tpeça', [{ field: 'quantity', key: 'tooSmall' }]],
    ['A\t1\t10,1234567', [{ field: 'price', key: 'tooPrecise' }]],
    ['A\t1\t10\t\t\tfathom', [{ field: 'unit_code', key: 'unknownUnit' }]],
  ])('state a text, a unit by name, and what the price is for: %j', (text, problems) => {
    expect(parsePaste(text, ',').rows[0]?.problems).toEqual(problems);
  });

  it.each<[string, unknown]>([
    ['sim', { details: { price_includes_tax: true }, problems: [] }],
    ['no', { details: { price_includes_tax: false }, problems: [] }],
    ['', { details: {}, problems: [] }],
    ['maybe', { problems: [{ field: 'price_includes_tax', key: 'notYesNo' }] }],
  ])('say whether prices include taxes: %j', (word, row) => {
    expect(parsePaste(`Item;Price;Taxes included\nA;5;${word}`, '.').rows).toMatchObject([row]);
  });

  it.each([
    ['pt', 'Preço unitário;Qtd.;Descrição;Cenário', ['price', 'quantity', 'item', 'scenario']],
    ['en', 'Unit;Unit price;Item;Description;Qty', ['unit_code', 'price', 'item', 'description', 'quantity']],
    ['es', 'CONCEPTO;Cantidad;Precio;Unidad;Precio por', ['item', 'quantity', 'price', 'unit_code', 'base_quantity']],
    ['another program', 'Produto/Serviço;Peso;Valor unitário', ['item', undefined, 'price']],
  ])('are mapped by headings, in %s', (_, headings, columns) => {
    const pasted = parsePaste(`${headings}\n${columns.map((name) => name ?? 'x').join(';')}`, '.');
    expect([pasted.columns, pasted.headings]).toEqual([columns, headings.split(';')]);
  });

  it('under headings are the same in any order of columns, and unknown columns are left out', () => {
    const values = { Item: 'Suporte', Color: 'red', Qty: '0.5', Unit: 'hora', Price: '99.90', Details: 'Noite' };
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.entries(values), { minLength: 6 }), (cells) => {
        const text = [0, 1].map((row) => cells.map((cell) => cell[row]).join('\t')).join('\n');
        expect(parsePaste(text, '.').rows).toMatchObject([
          {
            row: 2,
            description: 'Suporte',
            quantity: '0.5',
            price: '99.90',
            details: { unit_code: 'HUR', description: 'Noite' },
            problems: [],
          },
        ]);
      }),
    );
  });

  it.each([
    ['one known name among others', 'Service;Color;Size'],
    ['no item', 'Qty;Price'],
    ['a number', 'Item;Qty;10'],
    ['nothing below it', 'Item'],
  ])('are read by position under a first row with %s', (_, first) => {
    const text = first === 'Item' ? first : `${first}\nA;1;5`;
    expect(parsePaste(text, '.')).toMatchObject({ columns: fieldsInOrder });
    expect(parsePaste(text, '.').headings).toBeUndefined();
  });

  it('have the name of each field of a line in every language', () => {
    const words = { pt, en, es };
    for (const { grid } of Object.values(words)) {
      for (const field of fieldsInOrder) {
        const name: string = grid.columns[field];
        const first = field === 'item' ? [name] : ['item', name];
        expect(namedColumns(first, () => '')?.at(-1)).toBe(field);
      }
    }
  });

  it('are all kept: each is parsed or has a problem', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z\d.,\t ;"-]{1,20}$/), { maxLength: 8 }), (texts) => {
        const { rows } = parsePaste(texts.join('\n'), ',');
        for (const row of rows) {
          const complete = row.description !== '' && row.quantity !== '' && row.price !== '';
          expect(complete || row.problems.length > 0).toBe(true);
        }
      }),
    );
  });
});
