import { expect, test } from 'vitest';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { letterIssues } from './letters.ts';

const schema: ObjectSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', printed: true },
    password: { type: 'string' },
    location: { type: 'object', properties: { address: { type: 'string', printed: true } } },
    observation: { type: ['string', 'object'], kind: 'richText', printed: true },
    content: { type: 'object', kind: 'template', printed: true },
    items: { type: 'array', items: { type: 'object', properties: { description: { type: 'string', printed: true } } } },
  },
};
const issue = (path: string) => ({ path, key: 'validation.letter', args: { letter: '𝒳', code: 'U+1D4B3' } });
const note = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

test.each([
  ['a text', { name: 'Acme 𝒳' }, 'name'],
  ['an address', { location: { address: '𝒳 1' } }, 'location.address'],
  ['a rich text', { observation: note('see 𝒳') }, 'observation'],
  ['a rich text without formatting', { observation: '𝒳' }, 'observation'],
  ['a row', { items: [{ description: 'a' }, { description: '𝒳' }] }, 'items.1.description'],
  ['a text of a template', { content: { blocks: [{ content: note('𝒳') }] } }, 'content.blocks.0.content'],
])('a letter without a font is named at its field: %s', (_, record, path) => {
  expect(letterIssues(schema, record)).toEqual([issue(path)]);
});

test('texts that are not printed may have any letter, and other values have none', () => {
  expect(letterIssues(schema, { password: '𝒳', name: 'বাংলা', observation: 5, items: 'x' })).toEqual([]);
});
