import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

/** The arrows of docs/architecture.md: the folders that each folder may import, besides itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  domain: ['schemas'],
  server: ['schemas', 'domain', 'locales'],
  dataProvider: ['schemas', 'domain', 'openapi'],
  src: ['schemas', 'domain', 'locales', 'dataProvider'],
};

const folders = [...Object.keys(arrows), 'locales', 'openapi', 'tests', 'scripts', 'build'];
const folderOf = (path: string): string | undefined => folders.find((folder) => path.startsWith(`${folder}/`));

describe('imports run one way', () => {
  test.each(Object.entries(arrows))('%s imports only itself and: %j', (folder, allowed) => {
    const crossing = sourcesOf(folder, { tests: false }).flatMap(({ path, imports }) =>
      imports
        .filter((name) => ![folder, ...allowed, undefined].includes(folderOf(name)))
        .map((name) => `${path} -> ${name}`),
    );
    expect(crossing).toEqual([]);
  });

  test('the scan finds files and their imports, so an empty result is meaningful', () => {
    const db = sourcesOf('server/database', { tests: false }).find(({ path }) => path.endsWith('/db.ts'));
    expect(db?.imports).toEqual([
      'kysely',
      'server/database/queries/batch.ts',
      'server/database/queries/statements.ts',
    ]);
  });
});

/** The folders of the server: each imports only itself and those before it. */
const rooms = [
  'base',
  'limits',
  'database',
  'identity',
  'web',
  'files',
  'drawing',
  'mail',
  'engine',
  'features',
  'start',
] as const;

/** Imports that still run the other way, each with its reason; the list only gets shorter. */
const against: Readonly<Record<string, string>> = {
  'server/base/errors.ts -> server/limits/budgets.ts': 'an error names the budget that was exceeded',
  'server/base/failures/databaseErrors.ts -> server/limits/budgets.ts': 'the same, by the name of a constraint',
  'server/base/failures/failures.ts -> server/limits/budgets.ts': 'an answer has at most so many errors',
};

describe('on the server', () => {
  const sources = sourcesOf('server', { tests: false });
  const orderOf = (path: string): number => rooms.findIndex((room) => path.startsWith(`server/${room}/`));
  const featureOf = (path: string): string | undefined => /^server\/features\/([\w-]+)\//.exec(path)?.[1];

  test('the programs are alone at the root', () => {
    const alone = sources.map(({ path }) => path).filter((path) => orderOf(path) < 0);
    const programs = ['demo', 'job', 'main', 'migrate', 'sandbox'].map((name) => `server/${name}.ts`);
    expect(alone.toSorted()).toEqual(programs);
  });

  test('a folder imports only itself and those before it', () => {
    const crossing = sources
      .filter(({ path }) => orderOf(path) >= 0)
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => name.startsWith('server/'))
          .filter((name) => orderOf(name) < 0 || orderOf(name) > orderOf(path))
          .map((name) => `${path} -> ${name}`),
      );
    expect(crossing.toSorted()).toEqual(Object.keys(against).toSorted());
  });

  test('features name each other only through their index', () => {
    const crossing = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => featureOf(path) !== undefined && featureOf(name) !== undefined)
        .filter((name) => featureOf(name) !== featureOf(path) && !name.endsWith('/index.ts'))
        .map((name) => `${path} -> ${name}`),
    );
    expect(crossing).toEqual([]);
  });

  test('only sign-in and public links use the role that reads password hashes', () => {
    const entering = sourcesOf('server', { tests: false })
      .filter(({ text }) => /\b(inAuth|readInAuth|atOnceInAuth)\b/.test(text))
      .map(({ path }) => path)
      .filter((path) => !/^server\/(identity|features\/people)\//.test(path));
    expect(entering.toSorted()).toEqual([
      'server/database/transaction.ts',
      'server/engine/documents/public/publicLink.ts',
      'server/engine/history/platformLog.ts',
    ]);
  });
});

describe('within the console', () => {
  test.each([
    ['data', ['kinds', 'generate', 'documents', 'features', 'shell']],
    ['shell', ['kinds', 'generate', 'documents', 'features', 'areas']],
    ['kinds', ['generate', 'documents', 'features']],
    ['generate', ['documents', 'areas', 'public', 'signin']],
    ['documents', ['features', 'areas', 'public', 'signin']],
    ['public', ['generate', 'features', 'areas']],
  ])('%s imports nothing of %j', (folder, others) => {
    const crossing = sourcesOf(`src/${folder}`, { tests: false }).flatMap(({ path, imports }) =>
      imports
        .filter((name) => others.some((other) => name.startsWith(`src/${other}/`)))
        .map((name) => `${path} -> ${name}`),
    );
    expect(crossing).toEqual([]);
  });

  test('only one file knows the keys of react-admin’s cache', () => {
    const knowing = sourcesOf('src', { tests: false })
      .filter(({ text }) => /'(getList|getOne|getMany|canAccess|checkAuth)',|setQueryData|setQueryDefaults/.test(text))
      .map(({ path }) => path);
    expect(knowing).toEqual(['src/data/reactAdminCache.ts']);
  });

  test('no page loads the codecs of all kinds together, which are larger than a list', () => {
    const sources = ['src', 'dataProvider', 'domain'].flatMap((folder) => sourcesOf(folder, { tests: false }));
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const reached = new Set(sources.map(({ path }) => path).filter((path) => path.startsWith('src/')));
    for (const path of reached) for (const name of byPath.get(path)?.imports ?? []) reached.add(name);
    expect(reached.has('domain/kinds/money.ts')).toBe(true);
    expect(reached.has('domain/kinds/registry.ts')).toBe(false);
  });

  test('no resource’s folder is imported by another’s', () => {
    const ofResource = new Set(
      sourcesOf('schemas/resources').map(({ path }) =>
        path.replace(/^schemas\/resources/, 'features').slice(0, -'.ts'.length),
      ),
    );
    expect(ofResource.has('features/invoicing/invoices')).toBe(true);
    const crossing = sourcesOf('src/features', { tests: false }).flatMap(({ path, imports }) => {
      const own = path.split('/').slice(0, 4).join('/');
      return imports
        .filter((name) => ofResource.has(name.split('/').slice(1, 4).join('/')) && !name.startsWith(`${own}/`))
        .map((name) => `${path} -> ${name}`);
    });
    expect(crossing).toEqual([]);
  });
});

describe('the shared code of documents', () => {
  const wings = ['src/documents', 'domain/documents', 'server/engine/documents'];

  test.each(wings)('%s names no resource that has documents', (folder) => {
    // Templates are a separate resource, which keeps its first name.
    const ofTemplates = /invoice[-_]?templates?/gi;
    const naming = sourcesOf(folder, { tests: false })
      .filter(({ text }) => /invoice|contract/i.test(text.replaceAll(ofTemplates, '')))
      .map(({ path }) => path);
    expect(naming).toEqual([]);
  });
});

describe('the dependencies of a folder', () => {
  test.each([
    ['schemas', /^(json-schema-to-ts)$/],
    [
      'domain',
      /^(ajv(\/.*)?|ajv-formats(\/.*)?|ibantools|libphonenumber-js\/min|nodemailer\/lib\/addressparser|papaparse|qr)$/,
    ],
  ])('%s is pure: no Node, no React, and only the listed packages', (folder, packages) => {
    const foreign = sourcesOf(folder, { tests: false }).flatMap(({ path, imports }) =>
      imports
        .filter((name) => folderOf(name) === undefined && !packages.test(name))
        .map((name) => `${path} -> ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  test('the data provider does not depend on React, and has only types of react-admin', () => {
    const sources = sourcesOf('dataProvider');
    const react = sources.flatMap(({ path, imports }) =>
      imports.filter((name) => /^(react(-dom)?|@mui)(\/|$)/.test(name)).map((name) => `${path} -> ${name}`),
    );
    const values = sources.filter(({ text }) => /^import (?!type )[^;]*'react-admin'/m.test(text));
    expect(react).toEqual([]);
    expect(values.map(({ path }) => path)).toEqual([]);
  });

  test('scripts need only Node until the packages are installed', () => {
    const early = ['start', 'test', 'dev', 'lib/'].map((name) => `scripts/${name}`);
    const foreign = sourcesOf('scripts')
      .filter(({ path }) => early.some((start) => path.startsWith(start)))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^import .* from '([^.'][^']*)'/gm)].map(([, name]) => `${path} -> ${name}`),
      )
      .filter((line) => !line.includes('node:'));
    expect(foreign).toEqual([]);
  });
});

test('no double type assertions, no suppressed compiler errors', () => {
  const forced = folders
    .flatMap((folder) => sourcesOf(folder))
    .filter(({ text }) => /\bas unknown as\b|@ts-(ignore|nocheck|expect-error)/.test(text))
    .map(({ path }) => path)
    .filter((path) => path !== 'tests/conformance/imports.test.ts');
  expect(forced).toEqual([]);
});
