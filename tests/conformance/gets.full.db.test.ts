import { describe, expect, it } from 'vitest';
import { keyOf } from '../../domain/schema/reference.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import { demoApp } from '../support/app.ts';

const api = await demoApp();
const clients = [await api.signIn('ana@acme.test'), await api.signIn('admin@ultramar.test')];

interface Operation {
  readonly tags?: readonly string[];
}
const contract: { paths: Record<string, Record<string, Operation>> } = (
  await api.anonymous.get('/api/openapi.json')
).json();

const gets = Object.entries(contract.paths).flatMap(([path, { get }]) => (get ? [{ path, tags: get.tags ?? [] }] : []));

/** The records of the demo by resource. */
const records = new Map<string, readonly Record<string, unknown>[]>();
for (const resource of api.app.resources) {
  const answers = await Promise.all(clients.map((client) => client.get(urlOf(resource))));
  const found = answers.flatMap((answer) => {
    const body: unknown = answer.statusCode === 200 ? answer.json() : undefined;
    return Array.isArray(body) ? body : (Object(body).results ?? []);
  });
  records.set(resource.name, found);
}

const unknownKeys: Readonly<Record<string, string>> = { id: '999999' };
const unknown = '0198f6b2-0000-7000-8000-000000000000';
const malformed = ['x', '%00', '-1', '9'.repeat(40), "1'--"];

/** The URLs to request of a route: with keys of the demo, with unknown keys, and with malformed keys. */
function addressesOf({ path, tags }: (typeof gets)[number]): string[] {
  const fill = (valueOf: (parameter: string) => string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => encodeURI(valueOf(parameter)));
  const resource = api.app.resources.find(({ name }) => tags.includes(name));
  const own = (resource ? (records.get(resource.name) ?? []) : []).slice(0, 3).map((record) =>
    fill((parameter) => {
      const key = parameter === 'uuid' && resource ? record[keyOf(resource.schema)] : record[parameter];
      return String(key ?? record['public_hash'] ?? unknown);
    }),
  );
  const wrong = [
    fill((parameter) => unknownKeys[parameter] ?? unknown),
    ...malformed.map((value) => fill(() => value)),
  ];
  return path.includes('{') ? [...new Set([...own, ...wrong])] : [path, `${path}?unknown=1`];
}

describe.each(gets.map((get) => [get.path, get] as const))('GET %s', (_, get) => {
  it('answers every key, and none with a server error', async () => {
    for (const address of addressesOf(get)) {
      for (const client of [...clients, api.anonymous]) {
        const { statusCode, body } = await client.get(address);
        expect(statusCode, `${address}: ${body.slice(0, 500)}`).toBeLessThan(500);
      }
    }
  });
});

it('the demo has records to request', () => {
  expect(['contracts', 'invoices', 'entities', 'currencies'].map((name) => records.get(name)?.length)).not.toContain(0);
});
