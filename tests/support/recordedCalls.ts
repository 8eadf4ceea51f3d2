import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataProvider, type Http } from '../../dataProvider/index.ts';
import { commandCalls } from '../../dataProvider/calls/commands.ts';
import { publicCalls } from '../../dataProvider/calls/public.ts';
import { commandRequests } from '../../domain/actions/requests.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { sourcesOf } from './sources.ts';

const root = join(import.meta.dirname, '../..');

/** Stands for any argument: a key, a record, a file, or an answer without rows. Its text is `any`. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive || name === 'toString') return () => 'any';
    if (name === Symbol.iterator) return () => [].values();
    return name === 'then' ? undefined : anything;
  },
});

type Call = (...args: unknown[]) => unknown;
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Calls a function with any arguments; what it does with the answers does not matter. */
async function attempt(call: Call, ...args: unknown[]): Promise<unknown> {
  try {
    return await call(...args, anything, anything, anything, anything);
  } catch {
    return undefined;
  }
}

/** The first arguments of calls: anything, or a request with a file. */
const firsts = [anything, { file: new Blob() }];

/** Returns the calls of the console's data provider, as `GET /api/v2/entities/any`. */
export async function callsOfDataProvider(resources: readonly Resource[]): Promise<Set<string>> {
  const called = new Set<string>();
  const record = (method: string) => (path: string) => {
    called.add(`${method} ${path.replace(/\?.*/, '')}`);
    return Promise.resolve({ json: anything, headers: new Headers(), status: 200 });
  };
  const http = {
    get: record('GET'),
    post: record('POST'),
    put: record('PUT'),
    patch: record('PATCH'),
    del: record('DELETE'),
    file: (path: string, { body }: { readonly body?: unknown } = {}) => {
      void record(body === undefined ? 'GET' : 'POST')(path);
      return Promise.resolve(new Blob());
    },
    repeat: () => undefined,
  } satisfies Record<keyof Http, unknown>;
  await verbsOf(http, resources);
  const { document } = publicCalls(http as Http);
  for (const { document: of } of resources) if (of?.public) void document(of.public.at, 'any');
  const files = globSync('dataProvider/calls/*.ts', { cwd: root }).filter((path) => !path.includes('.test.'));
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- each records what it calls
    const exported: unknown[] = Object.values(await import(join(root, file)));
    for (const made of exported.filter(isCall))
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const about of [anything, ...resources]) {
        const found = await attempt(made, http, about);
        // An address to follow.
        if (typeof found === 'string' && found.startsWith('/api/')) void record('GET')(found);
        await eachOf(found);
      }
  }
  return called;
}

/** Calls each function that a module makes of a client. */
async function eachOf(made: unknown): Promise<void> {
  if (made === null || typeof made !== 'object') return;
  const calls = Object.values(made).filter(isCall);
  await Promise.all(firsts.flatMap((first) => calls.map((call) => attempt(call, first))));
}

/** Performs the generic verbs and commands of all resources. */
async function verbsOf(http: unknown, resources: readonly Resource[]): Promise<void> {
  const provider = createDataProvider({ http: http as Http, resources });
  const commands = commandCalls(http as Http);
  for (const resource of resources) {
    const { name } = resource;
    const one = { id: 'any', data: { id: 'any' }, previousData: { id: 'any' } };
    const list = { pagination: { page: 1, perPage: 10 }, sort: { field: resource.label, order: 'ASC' }, filter: {} };
    const verbs = [
      () => provider.getList(name, list as never),
      () => provider.getOne(name, { id: 'any' }),
      () => provider.create(name, { data: {} }),
      () => provider.update(name, one),
      () => provider.delete(name, one),
      () => commands.many(resource, 'delete', ['any']),
      ...commandRequests(resource).flatMap(({ name: command, many, command: { preview } }) => [
        () => commands.one(resource, command, 'any'),
        ...(many === undefined ? [] : [() => commands.many(resource, command, ['any'])]),
        ...(preview ? [() => commands.preview(resource, command, 'any', {})] : []),
      ]),
    ];
    // oxlint-disable-next-line no-await-in-loop -- each records what it calls
    await Promise.all(verbs.map((verb) => attempt(verb)));
  }
}

const methods: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  del: 'DELETE',
  enter: 'POST',
};

/** Returns the calls whose path stands in the console itself, outside of the data provider. */
export function callsOfConsole(resources: readonly Resource[]): Set<string> {
  const written = /(?:\b(get|post|put|patch|del|enter)(?:<[^>]*>)?\(\s*)?['`](\/api\/[^'`?]*)/g;
  const belowResource = /`\$\{urlOf\(\w+\)\}([^`?]*)/g;
  return new Set(
    sourcesOf('src', { tests: false }).flatMap(({ text }) => [
      ...[...text.matchAll(written)].flatMap(([, call = 'get', path = '']) =>
        placesOf(asAny(path), resources).map((place) => `${methods[call]} ${place}`),
      ),
      ...[...text.matchAll(belowResource)].flatMap(([, path = '']) =>
        resources.map((resource) => `GET ${urlOf(resource)}${asAny(path)}`),
      ),
    ]),
  );
}

/** A public path has the place that a resource declares: `invoices/individual`. */
const placesOf = (path: string, resources: readonly Resource[]): string[] =>
  path.includes('/public/any/')
    ? resources.flatMap(({ document: of }) => (of?.public ? [path.replace('/any/', `/${of.public.at}/`)] : []))
    : [path];

/** Returns the calls that the documentation describes for programs, with their method. */
export function callsOfDocs(): Set<string> {
  const described = /\b(GET|POST|PUT|PATCH|DELETE)`? `?(?:\{\w+\}:\/\/\{\w+\})?(\/api\/[^\s`?]*)/g;
  const texts = globSync(['docs/*.md', 'README.md'], { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(described)].map(([, method = '', path = '']) => `${method} ${asAny(path)}`),
    ),
  );
}

const asAny = (path: string): string => path.replaceAll(/\$\{[^}]*\}|\{[^}]*\}|<[^>]*>/g, 'any').replace(/\/$/, '');
