import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grantsOf } from '../../domain/access/grant.ts';
import { permissionKeys } from '../../domain/access/permissionKeys.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { treeOf } from '../../domain/words/tree.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';

const languages = ['pt', 'en', 'es'] as const;
const root = join(import.meta.dirname, '..', '..');
/** All files except react-admin's own texts, whose English comes with it (`src/i18n`). */
const filesOf = (language: string) =>
  readdirSync(join(root, 'locales', language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && file !== 'ra.json')
    .toSorted();

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, 'locales', language, file), 'utf8'));

const wordsIn = (language: string, file: string): ReadonlyMap<string, string> => new Map(flatten(read(language, file)));

function flatten(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path.join('.')} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}

/** Kinds whose parts never appear alone. */
const wholes: ReadonlySet<string> = new Set(['file', 'image', 'secret']);

/**
 * Paths that pages can show: a reference or a list of references is one value, rows belong to their collection, and an
 * object without a kind is not shown itself.
 */
function pathsOf(schema: ObjectSchema | Property, prefix = ''): [string, Property][] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const isWhole =
      property.ref ||
      property.items?.ref ||
      wholes.has(kindOf(property)) ||
      (property.type === 'object' && !property.kind);
    const inner = isWhole ? [] : pathsOf(property.items ?? property, `${path}.`);
    return [[path, property] as [string, Property], ...inner];
  });
}

const resources = await loadResources();

/** The texts of resources with those that they share, as screens find them. */
const combined = new Map(
  flatten(treeOf(Object.fromEntries(filesOf('pt').map((file) => [file, read('pt', file)])), '')),
);

describe('the three languages', () => {
  it('have the same files', () => {
    expect(filesOf('en')).toEqual(filesOf('pt'));
    expect(filesOf('es')).toEqual(filesOf('pt'));
  });

  it.each(filesOf('pt'))('have the same keys in %s', (file) => {
    const [pt, en, es] = languages.map((language) => wordsIn(language, file));
    expect([...(en?.keys() ?? [])].toSorted()).toEqual([...(pt?.keys() ?? [])].toSorted());
    expect([...(es?.keys() ?? [])].toSorted()).toEqual([...(pt?.keys() ?? [])].toSorted());
  });

  it.each(filesOf('pt'))('have the same placeholders and no empty texts in %s', (file) => {
    const pt = wordsIn('pt', file);
    const blanks = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
    for (const language of languages) {
      for (const [key, text] of wordsIn(language, file)) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(blanks(text), `${language} ${key}`).toEqual(blanks(pt.get(key)));
      }
    }
  });
});

it('every permission has a text', () => {
  const words = filesOf('pt').flatMap((file) =>
    [...wordsIn('pt', file).keys()].map((key) => `${file.replace('.json', '').replaceAll('/', '.')}.${key}`),
  );
  const known = new Set(words);
  const missing = resources.flatMap((resource) =>
    grantsOf(resource)
      .flatMap(({ may }) => may)
      .filter((action) => !permissionKeys(resource.name, action, resource.actions).some((key) => known.has(key)))
      .map((action) => `${resource.name}:${action}`),
  );
  expect(missing).toEqual([]);
});

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const own = wordsIn('pt', join('resources', `${name}.json`));
  const shared = wordsIn('pt', 'resource.json');
  const prefix = `resources.${name}.`;
  const words = new Map(
    [...combined].flatMap(([key, text]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [])),
  );

  it('has a singular, a plural and texts for an empty list; a single record has only a name', () => {
    expect(words.get('name')?.split('||||')).toHaveLength(resource.single ? 1 : 2);
    expect(words.has('empty')).toBe(!resource.single);
    expect(words.has('invite')).toBe(!resource.single);
  });

  it('repeats no text that all resources share', () => {
    expect([...own].filter(([key, text]) => shared.get(key) === text)).toEqual([]);
  });

  it('repeats no name of a column of lines', () => {
    const at = `fields.${resource.document?.lines}.`;
    const columns = wordsIn('pt', 'documents.json');
    const repeated = [...own].filter(
      ([key, text]) => key.startsWith(at) && columns.get(`grid.columns.${key.slice(at.length)}`) === text,
    );
    expect(repeated).toEqual([]);
  });

  it('has a label for each visible property', () => {
    const shown = [
      ...resource.list.columns,
      ...Object.keys(resource.list.filters),
      ...resource.form.sections.flatMap(({ fields }) => fields),
    ];
    const paths = new Set([...pathsOf(resource.schema).map(([path]) => path), ...shown]);
    const missing = [...paths].filter((path) => !words.has(`fields.${path}`));
    expect(missing).toEqual([]);
  });

  it('has hints only for its properties', () => {
    const paths = new Set(pathsOf(resource.schema).map(([path]) => `hints.${path}`));
    expect([...words.keys()].filter((key) => key.startsWith('hints.') && !paths.has(key))).toEqual([]);
  });

  it('has a text for records without a row in a collection', () => {
    const listed = pathsOf(resource.schema).filter(([, { each }]) => each);
    expect([...words.keys()].filter((key) => key.startsWith('none.'))).toEqual(listed.map(([path]) => `none.${path}`));
  });

  it('has a label for each choice, section and tab', () => {
    const values = pathsOf(resource.schema).flatMap(([path, { enum: choices = [] }]) =>
      choices.map((value) => `values.${path}.${String(value)}`),
    );
    const sections = resource.form.sections.map((section) => `sections.${section.name}`);
    const tabs = resource.form.sections.flatMap(({ tab }) => (tab ? `tabs.${tab}` : []));
    expect([...values, ...sections, ...tabs].filter((key) => !words.has(key))).toEqual([]);
  });
});
