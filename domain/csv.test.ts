import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byteOrderMark,
  csvLines,
  delimiterIn,
  longestRow,
  readCells,
  readTable,
  UnreadableRow,
  writeCells,
} from './csv.ts';

describe('a CSV file', () => {
  it('quotes cells that contain separators, quotes or line breaks', () => {
    expect(csvLines([['a', 'b,c', 'say "x"', 'two\nlines']])).toBe('a,"b,c","say ""x""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3+cmd|x', '@SUM(A1)', '\t=1', '\r=1'])('escapes the formula %j as text', (text) => {
    expect(csvLines([[text]])).toMatch(/^"?'/);
  });

  it.each(['-0.05', '-1.234,50', '1,080.00'])('leaves the number %s a number', (text) => {
    expect(csvLines([[text]])).not.toContain("'");
  });

  it('is the same whether written whole or in parts', () => {
    const rows = [
      ['a', 'b'],
      ['', ''],
      ['=c', 'd'],
    ];
    expect(rows.map((row) => csvLines([row])).join('')).toBe(csvLines(rows));
    expect(csvLines([])).toBe('');
  });

  it('never starts a cell with a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvLines([[text]]).slice(0, -2);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(/^[=@\t\r]/.test(read)).toBe(false);
      }),
    );
  });
});

describe('cells from a spreadsheet', () => {
  it('are separated by tabs, and quoted if they contain one', () => {
    expect(readCells('a\tb\n"c\td"\t"say ""hi""\nthere"\n')).toEqual([
      ['a', 'b'],
      ['c\td', 'say "hi"\nthere'],
    ]);
  });

  it('are separated by semicolons or commas in a file, with any line ending', () => {
    expect(readCells('a;1,5;2')).toEqual([['a', '1,5', '2']]);
    expect(readCells('\uFEFFa,"1,5",2\r\nb,,\r\n')).toEqual([
      ['a', '1,5', '2'],
      ['b', '', ''],
    ]);
  });

  it('are trimmed, and rows without text are omitted', () => {
    expect(readCells('\n a \t b\n\t \n')).toEqual([['a', 'b']]);
  });

  it('keep an unclosed quote, and a quote within a word', () => {
    expect(readCells('"a\tb')).toEqual([['"a', 'b']]);
    expect(readCells('"a\tb\nc\td')).toEqual([
      ['"a', 'b'],
      ['c', 'd'],
    ]);
    expect(readCells('19" rack\tb')).toEqual([['19" rack', 'b']]);
  });

  it('are read back as they were written, whatever they contain', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ';', ' b') }).map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(readCells(writeCells(rows), '\t')).toEqual(rows);
      }),
    );
  });
});

describe('the separator of a file', () => {
  it.each([
    [',', 'a,b\n"1;5",2'],
    [';', 'a;b\n1,5;2\n1,5;3'],
    ['tab', 'a\tb\n1,5\t2'],
    ['|', 'a|b\n1,5|2'],
    [';', 'name;address\nAna;Rua 1, 2, 3'],
    [';', 'Clients, 2026\n\nname;address;country\nAna;Rua 1;BR\nBia;Rua 2, 3;BR'],
    ['none', 'description\nDesign, web\nHosting\nMail, domains'],
    ['|', 'sep=|\na;b|c\n1;2|3'],
  ] as const)('is %s in %j', (delimiter, text) => expect(delimiterIn(text)).toBe(delimiter));

  it('may be declared in a line of its own, which is no content', () => {
    expect([...readTable('sep=;\r\na;b\r\n1;2')].flat()).toEqual([[''], ['a', 'b'], ['1', '2']]);
  });
});

describe('a table', () => {
  const rowsOf = (text: string) => [...readTable(text)].flat();

  it.each([
    ['commas', 'a,b\r\n"1,5",2\r\n', [['a', 'b'], ['1,5', '2'], ['']]],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1;5\t"2\t3"',
      [
        ['a', 'b'],
        ['1;5', '2\t3'],
      ],
    ],
    [
      'quoted names, also where they are long',
      `"${'a'.repeat(3_000)}";"${'b'.repeat(3_000)}"`,
      [['a'.repeat(3_000), 'b'.repeat(3_000)]],
    ],
    ['nothing, where there is one column', 'a\n1,5; 2\n', [['a'], ['1,5; 2'], ['']]],
  ])('has the same separator as its heading: %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('keeps line breaks within quotes, and empty rows, so that row numbers match', () => {
    expect(rowsOf('a,b\r\n\r\n"x\ny", z \r\n')).toEqual([['a', 'b'], [''], ['x\ny', 'z'], ['']]);
  });

  it.each(['a,b\n1,2\n"x,3\n4', 'a,b\n1,2\n"x"y,3\n4'])('reports the row of an unclosed quote: %j', (text) => {
    expect(() => rowsOf(text)).toThrow(new UnreadableRow('quotes', 3));
  });

  it('limits the length of a row', () => {
    const row = `"${'a'.repeat(longestRow - 20_000)}"`;
    expect(rowsOf(`a\n${row}\n`)[1]?.[0]).toHaveLength(longestRow - 20_000);
    expect(() => rowsOf(`a\n${'"'.repeat(2 * longestRow)}\n"`)).toThrow(new UnreadableRow('longRow', 2));
  });

  it.each(['\n', 'a;b\n', '"",""\n', '"a""b"\r\n'])('is read in pieces of few rows: %j', (unit) => {
    const pieces = [...readTable(unit.repeat(20_000))];
    expect(Math.max(...pieces.map((rows) => rows.length))).toBeLessThanOrEqual(16_384);
    expect(pieces.flat()).toHaveLength(20_001);
  });

  it('is read back as it was written, at any length, including escaped formulas', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', "'", '=', '-', '5', '\t', '\n', '\r\n', ';', ',') })
      .map((text) => text.trim());
    const row = fc.tuple(cell, cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.boolean(), (rows, isLong) => {
        const long = [['a', 'b', 'c'], ...Array.from({ length: isLong ? 1_000 : 0 }, () => rows).flat(), ...rows];
        expect(rowsOf(byteOrderMark + csvLines(long)).slice(0, -1)).toEqual([
          [`${byteOrderMark}a`, 'b', 'c'].map((head) => head.trim()),
          ...long.slice(1),
        ]);
      }),
      { numRuns: 30 },
    );
  });
});
