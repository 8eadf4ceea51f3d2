import { expect, it, test } from 'vitest';
import { fillPlaceholders, paragraphsOf, unknownPlaceholders } from './mailText.ts';

const values = { number: '12', company: '{{client}} & Sons' };

it.each([
  ['Invoice {{number}} from {{ company }}', 'Invoice 12 from {{client}} & Sons'],
  ['Due {{due_date}}.', 'Due .'],
  ['{number} {{ {{number}} }} {{}}', '{number} {{ 12 }} {{}}'],
  ['{{constructor}}', '{{constructor}}'],
])('%s is filled as %s', (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test('a value has its own direction where it or the text reads from the right', () => {
  expect(fillPlaceholders('{{client}}: {{number}}', { client: 'שלום 24', number: '12' })).toBe(
    '\u2068שלום 24\u2069: 12',
  );
  expect(fillPlaceholders('שלום {{client}}, {{number}}', { client: 'Acme Ltd.', number: '12' })).toBe(
    'שלום \u2068Acme Ltd.\u2069, \u206812\u2069',
  );
});

it.each([
  ['{{number}} {{ due_date }} {total}', []],
  ['{{total}} {{total}} {{due date}} {{}}', ['total', 'due date', '']],
  ['{{toString}}', ['toString']],
])('the unknown placeholders of %s are %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

test('a paragraph is a line that is not blank', () => {
  expect(paragraphsOf(' Hello \r\n\n  \nBye')).toEqual(['Hello', 'Bye']);
});
