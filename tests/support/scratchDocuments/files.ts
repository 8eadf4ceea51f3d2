import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type Language } from '../../../domain/languages.ts';
import { documentProperties } from './schema.ts';
import { migration } from './migration.ts';
import { texts, type DocumentTexts } from './texts.ts';

/** A schema as a file of `schemas/resources`. */
function schemaFile(name: string, schemas = '../../'): string {
  const text = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8');
  return text.replaceAll('../../../schemas/', schemas).replace('./schema.ts', '../../parts/scratchDocument.ts');
}

/** Texts of a resource in one language: the shared properties are called as those of invoices are. */
function wordsOf(language: Language, { lines, fields, ...own }: DocumentTexts): object {
  const file = join(import.meta.dirname, '../../../locales', language, 'resources/invoices.json');
  const { fields: known }: { fields: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  const shared = Object.entries(known)
    .map(([path, word]) => [path.replace(/^items_invoice/, 'lines'), word] as const)
    .filter(([path]) => path === 'status' || Object.hasOwn(documentProperties, path.split('.')[0] ?? ''));
  return { ...own, fields: { ...Object.fromEntries(shared), lines, ...fields } };
}

/** All files of delivery notes and estimates by path. */
export const documentFiles: Readonly<Record<string, string>> = {
  'schemas/parts/scratchDocument.ts': schemaFile('schema', '../'),
  'schemas/resources/scratch/delivery-notes.ts': schemaFile('deliveryNotes'),
  'schemas/resources/scratch/estimates.ts': schemaFile('estimates'),
  'server/database/migrations/9999_scratch_documents.sql': migration,
  ...Object.fromEntries(
    languageCodes.flatMap((language) =>
      Object.entries(texts[language]).map(([name, own]) => [
        `locales/${language}/resources/${name}.json`,
        JSON.stringify(wordsOf(language, own)),
      ]),
    ),
  ),
};
