import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { richTextOf } from '../../../domain/richText/richText.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { documents } from '../../../domain/richText/samples.testing.ts';
import { labelsOf } from '../text/labels.ts';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { blocksOf, notesView, type NoteBlock } from './notes.ts';

const labels = labelsOf('en');
const noteOf = (observation: unknown) =>
  notesView(sampleInvoice({ observation: richTextOf(observation) as string }), labels).find(
    ({ title }) => title === labels.notes.observation,
  );

it('has the blocks of a formatted text, and the lines of a plain one', () => {
  const bold = { type: 'text', text: 'now', marks: [{ type: 'bold' }] };
  const item = { type: 'listItem', content: [{ type: 'paragraph', content: [bold] }] };
  expect(noteOf('Pay\nnow')).toEqual({
    name: 'observation',
    title: labels.notes.observation,
    text: 'Pay\nnow',
  });
  expect(
    noteOf({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Pay' }, { type: 'hardBreak' }, bold] },
        { type: 'orderedList', attrs: { start: 4 }, content: [item] },
      ],
    }),
  ).toEqual({
    name: 'observation',
    title: labels.notes.observation,
    text: 'Pay\nnow\n4. now',
    blocks: [
      { line: [{ text: 'Pay', marks: [] }] },
      { line: [{ text: 'now', marks: ['bold'] }] },
      { items: [{ sign: '4.', blocks: [{ line: [{ text: 'now', marks: ['bold'] }] }] }] },
    ],
  });
});

describe('a word in several formats', () => {
  const breaksOf = (...texts: readonly string[]) => {
    const content = texts.map((text) => ({ type: 'text', text, marks: [] }) as const);
    const [line] = blocksOf({ type: 'paragraph', content });
    return line && 'line' in line ? line.line.map(({ breaks = false }) => breaks) : [];
  };

  it('stays whole if it is short', () => {
    expect(breaksOf('Note', ':', ' see www.example.com')).toEqual([false, false, false]);
    expect(breaksOf('a sentence of many ', 'words')).toEqual([false, false]);
  });

  it('may break if it is long, at the latest after eleven letters', () => {
    expect(breaksOf('see www.exam', 'ple.com')).toEqual([true, false]);
    expect(breaksOf(...'x'.repeat(24)).flatMap((breaks, index) => (breaks ? [index] : []))).toEqual([10, 21]);
  });
});

const wordsOf = (blocks: readonly NoteBlock[]): string =>
  blocks
    .map((block) =>
      'line' in block
        ? block.line.map(({ text }) => text).join('')
        : block.items.map((one) => wordsOf(one.blocks)).join(''),
    )
    .join('');

/** Returns all texts within a document, in order. */
function textsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textsIn).join('');
  if (!isObject(value)) return '';
  return typeof value['text'] === 'string' ? value['text'] : textsIn(value['content']);
}

test('the blocks of a document have all its words', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { blocks = [] } = noteOf(document) ?? {};
      const words = blocks.length > 0 ? textsIn(richTextOf(document)) : '';
      expect(wordsOf(blocks)).toBe(words);
    }),
  );
});
