import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type Language } from '../../domain/languages.ts';

const root = join(import.meta.dirname, '../..');
const migrations = 'server/database/migrations';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The view of lines as migrated last, with further columns at its end. */
function viewWith(columns: readonly string[]): string {
  const views = readdirSync(join(root, migrations))
    .toSorted()
    .flatMap((name) => /create (?:or replace )?view invoice_lines[^;]+;/.exec(read(`${migrations}/${name}`)) ?? []);
  const named = (alias: string) => columns.map((column) => `, ${alias}.${column}`).join('');
  return (views.at(-1) ?? '')
    .replace(/^create (?:or replace )?/, 'create or replace ')
    .replaceAll(/\n\s+from \w+ ([ir])\n/g, (from, of: string) => named(of === 'i' ? 'l' : of) + from);
}

const tables = [
  'invoice_items',
  'contract_items',
  'quote_items',
  'proforma_items',
  'credit_note_items',
  'debit_note_items',
];

/** The columns that two further fields of a line need: in each table of lines. */
const migration = `
${tables.map((table) => `alter table ${table} add column lot text, add column weight numeric(12, 3);`).join('\n')}
${viewWith(['lot', 'weight'])}`;

/** The schemas of a text and a number. */
const fields = `
  lot: { type: 'string', minLength: 1, maxLength: 40, printed: true },
  weight: { type: 'string', kind: 'decimal', decimal: { fraction: 3, minimum: '0.001', maximum: '99999' } },`;

export const lineWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt: { lot: 'Lote', weight: 'Peso' },
  en: { lot: 'Lot', weight: 'Weight' },
  es: { lot: 'Lote', weight: 'Peso' },
};

export const lineFiles: Readonly<Record<string, string>> = {
  'server/database/migrations/9998_scratch_line.sql': migration,
};

type Words = Record<string, Record<string, object>>;

/** Adds the fields' names to a file of words, at a path. */
const named = (language: Language, path: readonly [string] | readonly [string, string]) => (text: string) => {
  const words: Words = JSON.parse(text);
  const [group, within] = path;
  const of = words[group] ?? {};
  const held = within === undefined ? of : (of[within] ?? {});
  Object.assign(held, lineWords[language]);
  return JSON.stringify(words);
};

/** The files of the product that further fields of a line change: their schema and their words. */
export const lineChanges: Readonly<Record<string, (text: string) => string>> = {
  'schemas/parts/documents/lineFields.ts': (text) => text.replace('lineDetails = {', `lineDetails = {${fields}`),
  ...Object.fromEntries(
    languageCodes.flatMap((language) => [
      [`locales/${language}/document.json`, named(language, ['lines'])],
      [`locales/${language}/documents.json`, named(language, ['grid', 'columns'])],
      [`locales/${language}/resources/invoice-lines.json`, named(language, ['fields'])],
    ]),
  ),
};
