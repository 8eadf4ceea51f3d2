import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filterParameters } from '../../domain/lists/filters.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';

const root = join(import.meta.dirname, '..', '..');
const resources = new Map((await loadResources()).map((resource) => [resource.name, resource]));
const features = new Map(
  globSync('schemas/resources/*/*.ts', { cwd: root }).map((path) => [basename(path, '.ts'), path.split('/')[2]]),
);

/** Folders of a feature that belong to no resource. */
const subjects: ReadonlySet<string> = new Set([
  'clients/access',
  'collecting/lateCharge',
  'collecting/remind',
  'company/accountants',
  'company/companyCards',
  'company/home',
  'invoicing/notes',
  'payments/receipts',
  'people/rights',
  'platform/home',
  'reports/data',
  'reports/month',
  'reports/tools',
  'taxes/simulation',
]);

const filesOf = (pattern: string): string[] =>
  globSync(`src/features/*/*/${pattern}`, { cwd: root })
    .filter((path) => !subjects.has(path.split('/').slice(2, 4).join('/')))
    .filter((path) => !/\.(test|testing)\.tsx?$/.test(path));

/** The names of files in a resource's folder: a page, or a part of the generated list or page. */
const ofResource =
  /^(list|form|fields|show|head|mark|legend|panel|history|notice|shown|listActions|sectionActions)\.tsx$|^(filters|subject|title)\.ts$/;

describe('a file for a resource in the console', () => {
  it('belongs to an existing resource, in the folder of its feature', () => {
    const strangers = filesOf('**/*.{ts,tsx}').filter((path) => {
      const [, , feature, name = ''] = path.split('/');
      return features.get(name) !== feature;
    });
    expect(strangers).toEqual([]);
  });

  it('has a known name', () => {
    const unknown = filesOf('*.{ts,tsx}').filter((path) => !ofResource.test(path.split('/')[4] ?? ''));
    expect(unknown).toEqual([]);
  });

  it('for a cell belongs to a column of the list', () => {
    const orphans = filesOf('cells/*.tsx').filter((path) => {
      const [, , , name = '', , file = ''] = path.split('/');
      return !resources.get(name)?.list.columns.includes(file.replace('.tsx', ''));
    });
    expect(filesOf('cells/*.tsx').length).toBeGreaterThan(0);
    expect(orphans).toEqual([]);
  });
});

/** The sections of all documents. */
const sharedSections = globSync('src/documents/slots/sections/*.tsx', { cwd: root }).map((path) =>
  basename(path, '.tsx'),
);

const paged = [...resources.values()].flatMap(({ name, page, form, document }) =>
  page ? [{ name, page, form, document }] : [],
);

it('at least one page has more than its schema', () => {
  expect(paged.map(({ name }) => name)).toContain('invoices');
});

describe.each(paged)('the page of $name', ({ name, page, form, document }) => {
  it('has exactly one file for each rendered section, its own or that of all documents', () => {
    const { above = [], lead = [], main, beside, facts = [] } = page;
    const drawn = [above, lead, main, beside, facts].flat().filter((section) => section !== 'history');
    const found = filesOf('sections/*.tsx').filter((path) => path.split('/')[3] === name);
    const own = found.map((path) => basename(path, '.tsx'));
    const shared = document ? sharedSections.filter((section) => !own.includes(section)) : [];
    expect(drawn.filter((section) => !own.includes(section) && !shared.includes(section))).toEqual([]);
    expect(own.filter((section) => !drawn.includes(section))).toEqual([]);
  });

  it('has a text for each section', () => {
    const words = JSON.parse(readFileSync(join(root, 'locales', 'pt', 'resources', `${name}.json`), 'utf8'));
    const sections = [...form.sections, ...(page.sections ?? [])].map((section) => section.name);
    const shared = JSON.parse(readFileSync(join(root, 'locales', 'pt', 'resource.json'), 'utf8'));
    const known = Object.keys({ ...shared.sections, ...words.sections });
    expect(sections.filter((section) => !known.includes(section))).toEqual([]);
    expect(Object.keys(words.sections ?? {}).filter((section) => !sections.includes(section))).toEqual([]);
  });
});

it.each([...resources])(
  'the extra row properties of %s belong to a column or to the label',
  (_name, { list, label }) => {
    const drawn: readonly string[] = [...list.columns, label];
    expect(Object.keys(list.reads ?? {}).filter((path) => !drawn.includes(path))).toEqual([]);
  },
);

describe.each([...resources])('the words of the list of %s', (name, { list }) => {
  const words = JSON.parse(readFileSync(join(root, 'locales', 'pt', 'resources', `${name}.json`), 'utf8'));

  it('override only those of existing columns and parameters', () => {
    const parameters = filterParameters(list).map((parameter) => parameter.name);
    expect(Object.keys(words.columns ?? {}).filter((path) => !list.columns.includes(path))).toEqual([]);
    expect(Object.keys(words.filters ?? {}).filter((key) => !parameters.includes(key))).toEqual([]);
  });
});
