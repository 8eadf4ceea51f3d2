import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filterParameters } from '../../domain/lists/filters.ts';
import { loadResources } from '../../server/resources/registry.ts';

const root = join(import.meta.dirname, '..', '..');
const resources = new Map((await loadResources()).map((resource) => [resource.name, resource]));
const filesOf = (pattern: string): string[] =>
  globSync(`src/views/*/${pattern}`, { cwd: root }).filter((path) => !/\.(test|testing)\.tsx?$/.test(path));

/** What a file beside a resource's folders can be: a page, or a part of the generated list or page. */
const ofResource = /^(list|form|show|head|mark|card|legend|history)\.tsx$|^(filters|subject|title)\.ts$/;

describe('what a resource has of its own in the console is found by its place', () => {
  it('and belongs to a resource that there is', () => {
    const strangers = filesOf('**/*.{ts,tsx}').filter((path) => !resources.has(path.split('/')[2] ?? ''));
    expect(strangers).toEqual([]);
  });

  it('under a name that something looks for', () => {
    const unknown = filesOf('*.{ts,tsx}').filter((path) => !ofResource.test(path.split('/')[3] ?? ''));
    expect(unknown).toEqual([]);
  });

  it('a cell is of a column of the list', () => {
    const orphans = filesOf('cells/*.tsx').filter((path) => {
      const [, , name = '', , file = ''] = path.split('/');
      return !resources.get(name)?.list.columns.includes(file.replace('.tsx', ''));
    });
    expect(filesOf('cells/*.tsx').length).toBeGreaterThan(0);
    expect(orphans).toEqual([]);
  });
});

const paged = [...resources.values()].flatMap(({ name, page, form }) => (page ? [{ name, page, form }] : []));

it('somewhere a page is made up of more than its schema', () => {
  expect(paged.map(({ name }) => name)).toContain('invoices');
});

describe.each(paged)('the page of $name', ({ name, page, form }) => {
  it('has a file for each section that is drawn, and none besides', () => {
    const drawn = [...page.main, ...page.beside]
      .filter((section) => section !== 'history')
      .map((section) => join('src/views', name, 'sections', `${section}.tsx`));
    const found = filesOf('sections/*.tsx').filter((path) => path.split('/')[2] === name);
    expect(found.toSorted()).toEqual(drawn.toSorted());
  });

  it('has words for each section that is read', () => {
    const words = JSON.parse(readFileSync(join(root, 'locales', 'pt', 'resources', `${name}.json`), 'utf8'));
    const sections = [...form.sections, ...(page.sections ?? [])].map((section) => section.name);
    const shared = JSON.parse(readFileSync(join(root, 'locales', 'pt', 'resource.json'), 'utf8'));
    const known = Object.keys({ ...shared.sections, ...words.sections });
    expect(sections.filter((section) => !known.includes(section))).toEqual([]);
    expect(Object.keys(words.sections).filter((section) => !sections.includes(section))).toEqual([]);
  });
});

it.each([...resources])(
  'what %s read in rows is for a column, or for how a record is called',
  (_name, { list, label }) => {
    const drawn: readonly string[] = [...list.columns, label];
    expect(Object.keys(list.reads ?? {}).filter((path) => !drawn.includes(path))).toEqual([]);
  },
);

describe.each([...resources])('the words of the list of %s', (name, { list }) => {
  const words = JSON.parse(readFileSync(join(root, 'locales', 'pt', 'resources', `${name}.json`), 'utf8'));

  it('that stand in place of the usual are of a column, and of a parameter', () => {
    const parameters = filterParameters(list).map((parameter) => parameter.name);
    expect(Object.keys(words.columns ?? {}).filter((path) => !list.columns.includes(path))).toEqual([]);
    expect(Object.keys(words.filters ?? {}).filter((key) => !parameters.includes(key))).toEqual([]);
  });
});
