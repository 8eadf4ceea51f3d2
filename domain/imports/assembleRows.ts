import { addressParts, type AddressPart } from '../../schemas/imports/addressParts.ts';
import { foreignHeadings } from '../../schemas/imports/foreignHeadings.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf } from '../kinds/codec.ts';
import { countryName } from '../kinds/country.ts';
import { importColumns } from '../lists/importColumns.ts';
import type { ImportMapping } from '../lists/importMapping.ts';
import { cellText, type SheetCell } from '../lists/sheetCell.ts';
import { cut } from '../validation/cut.ts';
import { addressLine, isAbroad, wholePostcode } from './addressLine.ts';
import { cleanCell, cleaningOf, type CleaningRule, type Writing } from './cleanCell.ts';
import { countryCalled } from './countryWords.ts';
import { headingText } from './headingText.ts';
import { partColumns } from './importTargets.ts';

/** A field of the records that rows make, with the columns of the file that make it. */
export interface Field extends PropertyOf {
  readonly from: readonly number[];
  /** The columns of the parts of an address. */
  readonly parts: Readonly<Partial<Record<AddressPart, number>>>;
  /** The fields whose values replace a missing one. */
  readonly instead: readonly string[];
}

const longestExample = 200;

/** Lists fill what is not there with a dash or these letters; a name may be one. */
const isNothing = (field: Field, cell: SheetCell): boolean =>
  cleaningOf(field) !== undefined && typeof cell === 'string' && /^(?:[-–—]+|n\/a|n\.a\.?|n\/d)$/i.test(cell.trim());

/** The use of a rule: in how many rows, with the first example. */
export interface Cleaned {
  readonly path: string;
  readonly rule: CleaningRule;
  readonly before: string;
  readonly after: string;
  rows: number;
}

/**
 * Returns the fields that a mapping makes, in the order of the file, and those that only have a default. Columns that
 * make a field together are in the order of its parts, such as the names of a person, else of the file.
 */
export function fieldsOf(
  resource: Resource,
  headings: readonly string[],
  mapping: ImportMapping,
  defaults: Readonly<Record<string, string>>,
): Field[] {
  const partOf = partColumns(resource);
  const instead: Readonly<Record<string, readonly string[] | undefined>> = resource.imports?.instead ?? {};
  const rankOf = (path: string, at: number): number =>
    foreignHeadings[resource.name]?.joined?.[path]?.findIndex((names) =>
      names.some((name) => headingText(name) === headingText(headings[at] ?? '')),
    ) ?? -1;
  const indexes = (path: string) =>
    mapping
      .flatMap((each, at) => (each === path ? [at] : []))
      .toSorted((one, other) => rankOf(path, one) - rankOf(path, other));
  const fields = importColumns(resource).flatMap((column): Field[] => {
    const { path } = column;
    const parts = [...partOf].flatMap(([name, { address, part }]) =>
      address === path && mapping.includes(name) ? [[part, mapping.indexOf(name)] as const] : [],
    );
    const field = { ...column, from: indexes(path), parts: Object.fromEntries(parts), instead: instead[path] ?? [] };
    const others = field.instead.some((name) => mapping.includes(name));
    return field.from.length + parts.length > 0 || others || defaults[path] !== undefined ? [field] : [];
  });
  const firstOf = ({ from, parts }: Field) => Math.min(Infinity, ...from, ...Object.values(parts));
  return fields.toSorted((one, other) => Number(firstOf(one) > firstOf(other)) - Number(firstOf(one) < firstOf(other)));
}

/** The cells of a record, by field, and what fills missing values of it, if there is anything. */
export interface Assembled {
  readonly cells: readonly SheetCell[];
  readonly missing?: readonly SheetCell[];
}

/** Returns how to make the cells of a record from a row, and collects what rules change. */
export function rowAssembler(fields: readonly Field[], defaults: Readonly<Record<string, string>>, writing: Writing) {
  const cleaned = new Map<string, Cleaned>();
  const text = (cell: SheetCell | undefined) => cellText(cell ?? '', writing.language).trim();
  const note = (path: string, rule: CleaningRule, before: string, after: string): void => {
    if (before === after) return;
    const key = `${rule} ${path}`;
    const known = cleaned.get(key);
    if (known) known.rows += 1;
    else
      cleaned.set(key, { path, rule, before: cut(before, longestExample), after: cut(after, longestExample), rows: 1 });
  };

  /** The country of a record: of the address beside a field, or of any address. */
  const countries = fields.filter((field) => cleaningOf(field) === 'country');
  const countryOf = (cells: readonly SheetCell[], path: string): string | undefined => {
    const own = countries.find((field) => field.path.split('.')[0] === path.split('.')[0]) ?? countries[0];
    const [at] = own?.from ?? [];
    return own && countryCalled(text(at === undefined ? '' : cells[at]) || (defaults[own.path] ?? ''));
  };

  /** The name of a country that a cell names in another way than by its code. */
  const named = (country: string | undefined, given: string): string =>
    country === undefined || country === given.toUpperCase() ? given : countryName(country, writing.language);

  const made = (field: Field, cells: readonly SheetCell[]): SheetCell => {
    const own = field.from.map((at) => cells[at] ?? '').filter((cell) => cell !== '' && !isNothing(field, cell));
    const parts = Object.entries(field.parts) as [AddressPart, number][];
    if (parts.length > 0) return addressOf(field, parts, own, cells);
    if (own.length <= 1) return own[0] ?? '';
    const texts = own.map(text);
    const joined = texts.join(' ');
    note(field.path, 'joined', texts.join(' | '), joined);
    return joined;
  };

  const addressOf = (
    field: Field,
    parts: readonly (readonly [AddressPart, number])[],
    own: readonly SheetCell[],
    cells: readonly SheetCell[],
  ): string => {
    const country = countryOf(cells, field.path);
    const given = parts.map(([part, at]): [AddressPart, string] => {
      const cell = cells[at] ?? '';
      if (part !== 'postcode') return [part, text(cell)];
      // Programs mark digits as text by an apostrophe.
      return [part, typeof cell === 'number' ? wholePostcode(cell, country) : text(cell).replace(/^'(?=\d)/, '')];
    });
    // An address in several lines may contain its street already.
    const lines = own.map(text);
    const isThere = (value: string) => lines.some((line) => line.includes(value));
    const street = [
      ...lines,
      ...given.flatMap(([part, value]) => (part === 'street' && !isThere(value) ? [value] : [])),
    ];
    const all = Object.fromEntries([...given, ['street', street.join(', ')]]);
    const line = addressLine(all, country);
    const before = addressParts.map((part) => all[part] ?? '').filter((value) => value !== '');
    note(field.path, 'address', before.join(' | '), line);
    return line;
  };

  /** Whether an address says that its country is another than the one for all rows. */
  const isElsewhere = (country: Field, cells: readonly SheetCell[]): boolean =>
    cleaningOf(country) === 'country' &&
    fields.some(({ parts: { state } }) => state !== undefined && isAbroad(text(cells[state])));

  /** Whether a field is the currency of an amount that the row lacks. */
  const isUseless = ({ path }: Field, values: ReadonlyMap<string, SheetCell>): boolean => {
    const amounts = fields.filter(({ property }) => property.currency === path);
    return amounts.length > 0 && amounts.every((amount) => values.get(amount.path) === '');
  };

  const assemble = (cells: readonly SheetCell[]): Assembled => {
    const values = new Map(fields.map((field) => [field.path, made(field, cells)]));
    const clean = (field: Field, cell: SheetCell): SheetCell => {
      const rule = cleaningOf(field);
      if (!rule || cell === '') return cell;
      const country = rule === 'country' ? countryCalled(text(cell)) : countryOf(cells, field.path);
      const after = cleanCell(rule, cell, writing, country);
      note(field.path, rule, text(cell), rule === 'country' ? named(country, text(cell)) : text(after));
      return after;
    };
    const missing = fields.map((field) => {
      if (values.get(field.path) !== '') return '';
      const other = field.instead.map((name) => values.get(name) ?? '').find((cell) => cell !== '');
      if (other !== undefined) note(field.path, 'instead', '', text(other));
      return other ?? (isElsewhere(field, cells) || isUseless(field, values) ? '' : (defaults[field.path] ?? ''));
    });
    const isComplete = missing.every((cell) => cell === '');
    return {
      cells: fields.map((field) => clean(field, values.get(field.path) ?? '')),
      ...(!isComplete && { missing }),
    };
  };
  return { assemble, cleaned: () => [...cleaned.values()] };
}
