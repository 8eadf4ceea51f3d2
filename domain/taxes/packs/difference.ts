import type { PackVariant } from './packs.ts';
import { scenarioRow } from './scenarioRows.ts';

/** A row of a scenario as it is stored: its tribute by key and name. */
export type StoredRow = Readonly<Record<string, unknown>> & {
  readonly tribute: { readonly uuid: string; readonly name?: string | undefined };
};

/** A field of a row in which the pack differs: `from` is the scenario's, `to` the pack's; null without a value. */
export interface ChangedField {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A row, by its tribute, country and responsible, and the first day on which it is valid. */
export interface NamedRow {
  readonly tribute: string;
  readonly is_origin: boolean;
  readonly tax_responsible: string;
  readonly valid_from: string | null;
  readonly value: string | null;
}

/** What a scenario would take from a pack. */
export interface PackDifference {
  readonly added: readonly NamedRow[];
  readonly changed: readonly (NamedRow & { readonly fields: readonly ChangedField[] })[];
  readonly removed: readonly NamedRow[];
}

/** The compared fields of a row. */
const compared = [
  'type',
  'value',
  'financial_officer',
  'base_includes',
  'base_includes_self',
  'base_percent',
  'recoverable',
  'per',
  'valid_until',
  'pt_note',
  'en_note',
  'es_note',
  'category',
  'reason_code',
  'show',
] as const;

type Row = Readonly<Record<string, unknown>>;

/** Returns a value as text, so that those that mean the same are equal: 5 and 5.0, none and false. */
function shown(value: unknown): string | null {
  if (value === undefined || value === null || value === false || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).toSorted().join(', ');
  const text = String(value);
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns rows added, changed and removed between a scenario and a variant of a pack, by the names of tributes. */
export function differenceOf(rows: readonly StoredRow[], { tributes }: PackVariant): PackDifference {
  const nameOf = new Map(tributes.map(({ tax }) => [tax.key, tax.name]));
  const storedNames = new Map(rows.map(({ tribute }) => [tribute.uuid.toLowerCase(), tribute.name ?? '']));
  const own = rows.map((row) => ({
    ...namedRow(row, row.tribute.name ?? ''),
    row: withNames(row, (key) => storedNames.get(key.toLowerCase()) ?? key),
  }));
  const packed = tributes.map((tribute) => {
    const row = { ...scenarioRow(tribute, (key) => nameOf.get(key) ?? key) };
    return { ...namedRow(row, tribute.tax.name), row };
  });
  const isSame = (one: NamedRow, other: NamedRow): boolean =>
    sameText(one.tribute, other.tribute) &&
    one.is_origin === other.is_origin &&
    one.tax_responsible === other.tax_responsible &&
    one.valid_from === other.valid_from;
  return {
    added: packed.filter((row) => !own.some((other) => isSame(row, other))).map(named),
    removed: own.filter((row) => !packed.some((other) => isSame(row, other))).map(named),
    changed: packed.flatMap((next) => {
      const before = own.find((other) => isSame(next, other));
      const fields = before ? changedFields(before.row, next.row) : [];
      return fields.length > 0 ? [{ ...named(next), fields }] : [];
    }),
  };
}

function changedFields(before: Row, next: Row): ChangedField[] {
  return compared.flatMap((field) => {
    const [from, to] = [shown(before[field]), shown(next[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}

const namedRow = (row: Row, tribute: string): NamedRow => ({
  tribute,
  is_origin: row['is_origin'] !== false,
  tax_responsible: String(row['tax_responsible']),
  valid_from: shown(row['valid_from']),
  value: shown(row['value']),
});

const named = ({ tribute, is_origin, tax_responsible, valid_from, value }: NamedRow): NamedRow => ({
  tribute,
  is_origin,
  tax_responsible,
  valid_from,
  value,
});

/** A row whose base names tributes by their names, as those of packs do. */
const withNames = (row: Row, nameOf: (key: string) => string): Row =>
  Array.isArray(row['base_includes'])
    ? { ...row, base_includes: row['base_includes'].map((key) => nameOf(String(key))) }
    : row;
