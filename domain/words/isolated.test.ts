import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillSentence, fillText, isolated, joined } from './isolated.ts';
import { isolatedName, plainly } from './plainly.ts';

const name = 'שלום 24';
const own = `\u2068${name}\u2069`;

describe('a text among others', () => {
  test.each(['Acme Ltda.', 'Ünïted 北京', 'Ελένη 12', ''])(
    'stays as it is without letters from the right: %j',
    (text) => {
      expect(isolated(text)).toBe(text);
    },
  );

  test.each([name, 'Acme שלום (1999)', 'شركة', 'ދިވެހި', '𞤀𞤣𞤤𞤢𞤥'])('has its own direction with one: %s', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });

  test('has its own direction if the others read from the right', () => {
    expect(isolated('Acme Ltd.', true)).toBe('\u2068Acme Ltd.\u2069');
  });
});

test.each([
  ['דוד Cohen <david@example.test>', '\u2068דוד Cohen\u2069 <david@example.test>'],
  ['Ana <ana@example.test>', 'Ana <ana@example.test>'],
  ['david@example.test', 'david@example.test'],
  ['דוד', 'דוד'],
])('the address in %j stays behind its name', (addressed, shown) => {
  expect(isolatedName(addressed)).toBe(shown);
});

test('a sentence keeps its words in their order around the names that fill it', () => {
  const sentence = 'Invoice %{number} of %{client} is due %{date}, %{other}';
  const values = { number: 12, client: name, date: '30/11' };
  expect(fillSentence(sentence, values)).toBe(`Invoice 12 of ${own} is due 30/11, %{other}`);
  expect(fillText(sentence, values)).toBe(`Invoice 12 of ${name} is due 30/11, %{other}`);
});

test('joined texts each have their own direction; blank ones are left out', () => {
  expect(joined(['30/11', name, undefined, '', false, 7])).toBe(`30/11 · ${own} · 7`);
  expect(joined([name, 'Acme'], ', ')).toBe(`${own}, Acme`);
});

test('what is stored, copied or names a file has only the characters of the texts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ש', 'ش', ' ', '.', '1') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(plainly(fillSentence('%{one}, %{other}', { one, other }))).toBe(`${one}, ${other}`);
    }),
  );
});
