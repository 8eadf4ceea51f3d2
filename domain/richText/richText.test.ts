import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvLines } from '../csv.ts';
import { plainText } from './plainText.ts';
import { areSameTexts, documentOf, plainTextOf, richTextOf } from './richText.ts';
import { documents } from './samples.testing.ts';

const lines = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('a plain text', () => {
  test('is its own text', () => {
    fc.assert(fc.property(lines, (text) => void expect(plainText(text)).toBe(text)));
  });

  test('is restored from its document', () => {
    const kept = fc.array(lines).map((all) =>
      all
        .join('\n')
        .replaceAll(/[\t\r]/g, ' ')
        .trim(),
    );
    fc.assert(fc.property(kept, (text) => void expect(richTextOf(documentOf(text))).toBe(text)));
  });
});

describe('a document', () => {
  const bold = { type: 'text', text: 'now', marks: [{ type: 'bold' }] };
  const made = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Pay ' }, bold] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: 'by card' }, { type: 'hardBreak' }, { type: 'text', text: 'or' }],
              },
              {
                type: 'bulletList',
                content: [
                  { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'by wire' }] }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };

  it('is written line by line', () => {
    expect(plainTextOf(made)).toBe('Pay now\n3. by card\n   or\n   • by wire');
  });

  const linked = (text: string, href: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] }],
  });

  it.each([
    ['Portal', 'https://acme.test/pay', 'Portal (https://acme.test/pay)'],
    ['https://acme.test', 'https://acme.test/', 'https://acme.test'],
    ['ana@acme.test', 'mailto:ana@acme.test', 'ana@acme.test'],
  ])('shows the address of the link %s', (text, href, expected) => {
    expect(plainTextOf(linked(text, href))).toBe(expected);
  });

  it('without formatting is a plain text, and without text is empty', () => {
    expect(
      richTextOf({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: ' a ' }] }] }),
    ).toBe('a');
    expect(richTextOf({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('');
  });

  it('is the same for any order of its keys', () => {
    const other = { content: structuredClone(made.content), type: 'doc' };
    expect(areSameTexts(made, other)).toBe(true);
    expect(areSameTexts(made, plainTextOf(made))).toBe(false);
    expect(areSameTexts(null, '')).toBe(true);
  });

  test('is not a formula in a file', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(csvLines([[plainTextOf(document)]])).not.toMatch(/^"?[=+@]/);
      }),
    );
  });
});

test('values that are neither text nor a valid document are refused', () => {
  const none: unknown[] = [undefined, null, 5, [], {}, { type: 'doc', content: [{ type: 'image' }] }];
  expect(none.map(richTextOf)).toEqual(none.map(() => undefined));
  expect(none.map(plainTextOf)).toEqual(none.map(() => ''));
});
