import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { loadResources } from '../../resources/registry.ts';
import { crafts, craftsTables, formOf } from '../../import/crafts.testing.ts';

const api = await testApp({ resources: [...(await loadResources()), crafts] });
const ana = await api.signIn('ana@acme.test');

beforeAll(async () => {
  await api.ownerPool.query(craftsTables);
});

const fleet = '/api/v2/crafts';

describe('a file of megabytes without content', () => {
  const megabytes = 1_900_000;
  it.each([
    ['blank lines', '\n'.repeat(megabytes), 'too many blank rows (maximum: 100000)'],
    ['quotes', '"'.repeat(megabytes - 1), 'Row 1 is too long'],
    ['one text without end', `code\n"${'x'.repeat(megabytes)}`, 'Row 2 is too long'],
    ['commas', ','.repeat(megabytes), 'Row 1 is too long'],
    ['rows of 100 cells', `${','.repeat(99)}x\n`.repeat(31_000), 'too many cells. Maximum at a time: 3000000'],
    ['rows of a letter', 'a\n'.repeat(megabytes / 2), 'too many rows. Maximum at a time: 10000'],
    ['a title above a row of a million columns', `Title\n${','.repeat(1_000_000)}`, 'Row 2 is too long'],
    ['a row of a megabyte in UTF-16', Buffer.from(`code\n${'x'.repeat(1_000_000)}`, 'utf16le'), 'Row 2 is too long'],
    ['a row of a megabyte of accents', Buffer.from(`code\n${'é'.repeat(1_000_000)}`, 'latin1'), 'Row 2 is too long'],
  ])('is refused at the file, to be imported or only looked into: %s', async (_, text, why) => {
    for (const at of [`${fleet}/import?preview=true`, `${fleet}/import/source`]) {
      const answer = await ana.post(at, formOf(typeof text === 'string' ? text : new Uint8Array(text)), {
        'accept-language': 'en',
      });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, { file: expect.stringContaining(why) }]);
    }
  });
});
