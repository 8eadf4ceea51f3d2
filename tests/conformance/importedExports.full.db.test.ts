import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../domain/languages.ts';
import { importColumns, importWays, newRecordColumns } from '../../domain/lists/importColumns.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { formOf } from '../../server/engine/import/crafts.testing.ts';
import { testApp } from '../support/app.ts';
import { rejectedValues, sampleRecord } from '../support/sampleRecord.ts';

const all = await loadResources();
const api = await testApp({ resources: all });
const ana = await api.signIn('ana@acme.test');

// To which clients refer.
const sequences = all.find(({ name }) => name === 'reminder-sequences');
if (sequences) await ana.post(addressOf(sequences, 'create'), sequences.example);
// To which items refer; the taxes of its example do not exist.
const scenarios = all.find(({ name }) => name === 'scenarios');
if (scenarios) await ana.post(addressOf(scenarios, 'create'), { ...scenarios.example, tributes: [] });

/** Open invoices of another system are created by files only: a file of what exists changes none. */
const importable = all.filter(({ imports }) => imports && !imports.creates);
const formats = ['csv', 'xlsx'] as const;

/** Creates some records of a resource, and returns its number of records. */
async function fill(resource: Resource): Promise<number> {
  const refer = async (name: string) => {
    const referred = all.find((each) => each.name === name);
    if (!referred) throw new Error(`${resource.name} refers to ${name}, which no resource is called`);
    const { results } = (await ana.get(addressOf(referred, 'list'))).json();
    return results[0]?.uuid ?? (await ana.post(addressOf(referred, 'create'), referred.example)).json().uuid;
  };
  for (const made of [resource.example, await sampleRecord(resource, refer)]) {
    const answer = await ana.post(addressOf(resource, 'create'), made);
    expect(answer.statusCode, `${resource.name} rejects ${rejectedValues(made, answer.json().errors)}`).toBe(201);
  }
  return (await ana.get(addressOf(resource, 'list'))).json().count;
}

describe.each(importable)('an export of $name', (resource) => {
  const columnSets = {
    'with its keys': importColumns(resource),
    'without them': newRecordColumns(resource),
    'as its list shows it': resource.list.columns.map((path) => ({ path })),
  };

  it('imports without changes, in each format and language, with keys and without', async () => {
    const count = await fill(resource);
    for (const language of languageCodes) {
      for (const format of formats) {
        for (const [which, columns] of Object.entries(columnSets)) {
          const headers = { 'accept-language': language };
          const fields = columns.map(({ path }) => path).join(',');
          const file = await ana.get(`${addressOf(resource, 'export')}?format=${format}&fields=${fields}`, headers);
          const form = formOf(new Uint8Array(file.rawPayload));
          const answer = await ana.post(addressOf(resource, 'import'), form, headers);
          const expected = { created: 0, changed: 0, unchanged: count, refused: [] };
          expect({ which, format, language, ...answer.json() }).toMatchObject({ which, format, language, ...expected });
        }
      }
    }
  });

  it('identifies records by columns that an import file can have', () => {
    const paths = importColumns(resource).map(({ path }) => path);
    expect(importWays(resource).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

it('there are resources to import', () => {
  expect(importable.map(({ name }) => name)).toEqual(expect.arrayContaining(['entities', 'items']));
});
