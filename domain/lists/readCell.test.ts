import { describe, expect, it } from 'vitest';
import type { PropertyOf } from '../kinds/codec.ts';
import type { Property } from '../schema/property.ts';
import { readCell, equalsExport } from './readCell.ts';
import type { SheetCell } from './sheetCell.ts';

const words = {
  language: 'pt',
  translate: (key: string, args?: Readonly<Record<string, string | number>>) => String(args?.['_'] ?? key),
  namingOf: () => ({ name: '', label: 'name' }),
  timeZone: 'America/Sao_Paulo',
} as const;

const properties = {
  amount: { type: 'string', kind: 'money', decimal: { fraction: 2 } },
  crew: { type: 'integer' },
  share: { type: 'string', kind: 'percent', decimal: { fraction: 2 } },
  built: { type: 'string', format: 'date' },
  seen: { type: 'string', format: 'date-time' },
  open: { type: 'boolean' },
  nif: { type: 'string', kind: 'taxId' },
  name: { type: 'string' },
} as const satisfies Record<string, Property>;

const column = (path: keyof typeof properties): PropertyOf => ({
  resource: 'vessels',
  path,
  property: properties[path],
});
const read = (path: keyof typeof properties, cell: SheetCell) => readCell(cell, { ...column(path), ...words });

describe('a cell is parsed by its column', () => {
  const noon = new Date('2026-03-09T12:00:00Z');
  it.each([
    ['amount', 1080.5, '1080.5'],
    ['amount', 1.234, '1.234'],
    ['amount', '1.234', '1234'],
    ['amount', { percent: 5 }, '0.05'],
    ['crew', -3, -3],
    ['open', 'Sí', true],
    ['open', 'x', true],
    ['open', 1, true],
    ['open', 'NAO', false],
    ['share', 5.5, '5.5'],
    ['share', { percent: 5.5 }, '5.5'],
    ['share', '5,5%', '5.5'],
    ['built', noon, '2026-03-09'],
    ['seen', noon, '2026-03-09T15:00:00.000Z'],
    ['open', true, true],
    ['name', noon, '09/03/2026 12:00'],
    ['name', 12_345_678_000_195, '12345678000195'],
    ['name', '', undefined],
  ] as const)('%s of %o is %o', (path, cell, value) => {
    expect(read(path, cell)).toEqual({ value });
  });

  it.each([
    ['crew', 1.5, 'validation.type.integer'],
    ['built', 45_000, 'validation.format.date'],
    ['open', 2, 'validation.type.boolean'],
    ['amount', '#REF!', 'validation.import.failed'],
  ] as const)('%s of %o is invalid: %s', (path, cell, key) => {
    expect(read(path, cell)).toMatchObject({ key });
  });
});

describe('a cell equals a value', () => {
  it.each([
    ['amount', '1080.50', 1080.5, true],
    ['amount', '1080.50', '1080,50', true],
    ['amount', '1080.50', 1080.51, false],
    ['built', '2026-03-09', new Date('2026-03-09T00:00:00Z'), true],
    ['built', '2026-03-09', '09/03/2026', true],
    ['seen', '2026-03-09T02:30:00Z', new Date('2026-03-08T23:30:00Z'), true],
    ['nif', '12.345.678/0001-95', '12345678000195', true],
    ['nif', '12345678000195', '12.345.678/0001-96', false],
    ['name', 'a'.repeat(40_000), 'a'.repeat(32_767), true],
    ['name', undefined, '', true],
  ] as const)('%s %s: %o, %s', (path, value, cell, same) => {
    expect(equalsExport(cell, value, column(path), words)).toBe(same);
  });
});
