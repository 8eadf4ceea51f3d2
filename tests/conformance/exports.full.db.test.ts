import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { grantOf } from '../../domain/access/grant.ts';
import { exportedListNames } from '../../domain/company/accountants/exportedLists.ts';
import { listSeparators, readCells } from '../../domain/csv.ts';
import { languageCodes } from '../../domain/languages.ts';
import { listedProperties } from '../../domain/lists/fields.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { UserType } from '../../schemas/access.ts';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { demoApp, type TestClient } from '../support/app.ts';

const api = await demoApp();
const resources = await loadResources();
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const grace = await api.signIn('grace@blueharbor.test', { tenant: 'acme' });
const admin = await api.signIn('admin@ultramar.test');

/** What only programs read: keys of records, JSON, words of the code, and keys of texts. */
const forPrograms = [
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-/i,
  /[{}]/,
  /^[a-z]+(_[a-z]+)+$/,
  /^[a-z]+(\.[a-z_]+)+$/i,
  /undefined|\[object/,
];

const isForPrograms = (cell: unknown): boolean => forPrograms.some((pattern) => pattern.test(String(cell ?? '')));

const formats = ['csv', 'xlsx'] as const;

/** Returns the cells of a file that no reader understands, each with its heading. */
async function unreadable(client: TestClient, url: string, paths: readonly string[] = []): Promise<string[]> {
  const found = new Set<string>();
  for (const language of languageCodes) {
    for (const format of formats) {
      const answer = await client.get(`${url}${url.includes('?') ? '&' : '?'}format=${format}`, {
        'accept-language': language,
      });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      const [head = [], ...rows] =
        format === 'csv'
          ? readCells(answer.body, listSeparators[language])
          : ((await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? []);
      expect(new Set(head).size, `${url} has two columns of one name: ${head.join(', ')}`).toBe(head.length);
      for (const cell of head.filter(isForPrograms)) found.add(`heading ${cell}`);
      for (const row of rows) {
        for (const [at, cell] of row.entries()) if (isForPrograms(cell)) found.add(`${paths[at] ?? head[at]}: ${cell}`);
      }
    }
  }
  return [...found].slice(0, 20);
}

const exportedBy = (type: UserType): Resource[] =>
  resources.filter((resource) => grantOf(resource, type).may.includes('export'));

const readers = [
  { type: 'COMPANY', client: ana },
  { type: 'ACCOUNTANT', client: carla },
  { type: 'CUSTOMER', client: grace },
  { type: 'ADMIN', client: admin },
] as const;

describe.each(readers)('a file for $type', ({ type, client }) => {
  it('of each list has only what a person reads', async () => {
    for (const resource of exportedBy(type)) {
      expect([resource.name, await unreadable(client, addressOf(resource, 'export'))]).toEqual([resource.name, []]);
    }
  });

  it('with every property has no JSON, and keys only where the schema declares them', async () => {
    const declared = new Set(['identifier', 'file', 'image']);
    for (const resource of exportedBy(type)) {
      const listed = Object.entries(listedProperties(resource)).filter(
        ([, property]) => !declared.has(kindOf(property)),
      );
      const answer = await client.get(`${addressOf(resource, 'export')}?fields=${listed.map(([name]) => name).join()}`);
      expect([resource.name, answer.statusCode]).toEqual([resource.name, 200]);
      // A contract's texts have placeholders.
      const text = answer.body.replaceAll(/\{\{[a-z]+\}\}/g, '');
      expect([resource.name, /[{}]/.test(text)]).toEqual([resource.name, false]);
    }
  });
});

it('a client has no files of lists', () => {
  expect(exportedBy('CUSTOMER')).toEqual([]);
});

it('a file over all companies of an accountant has only what a person reads', async () => {
  const everywhere = await api.signIn('carla@contas.test');
  for (const name of exportedListNames) {
    expect([name, await unreadable(everywhere, `/api/v2/accountants/${name}/export`)]).toEqual([name, []]);
  }
});

it.each([
  ['the company', ana],
  ['its accountant', carla],
])('a report for %s has only what a person reads', async (_, client) => {
  for (const { report } of api.app.reports) {
    for (const by of Object.keys(report.dimensions).filter((name) => name !== report.across)) {
      const url = `/api/v2/reports/${report.name}/export?by=${by}`;
      expect([url, await unreadable(client, url)]).toEqual([url, []]);
    }
  }
});
