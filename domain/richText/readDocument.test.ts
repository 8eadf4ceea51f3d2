import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { richTextLimits } from '../../schemas/parts/richText.ts';
import { readDocument } from './readDocument.ts';
import { documents } from './samples.testing.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const list = (...content: object[]) => ({ type: 'bulletList', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const nested = (levels: number): object =>
  levels === 0 ? paragraph(text('x')) : list(item(paragraph(text('x')), nested(levels - 1)));
const repeat = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const documentIn = (value: unknown) => {
  const read = readDocument(value);
  return 'document' in read ? read.document : read.refusal;
};

test('a document of the editor is accepted, and read back unchanged', () => {
  fc.assert(
    fc.property(documents, (made) => {
      const read = documentIn(made);
      expect(typeof read).toBe('object');
      expect(documentIn(structuredClone(read))).toEqual(read);
      expect(documentIn(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

describe('a document has one normalized form', () => {
  test.each([
    [
      'attributes that mean nothing are dropped',
      [{ ...paragraph(text('a')), attrs: { class: 'x', style: 'y' } }],
      [paragraph(text('a'))],
    ],
    [
      'marks in one order, each once',
      [paragraph(text('a', { type: 'italic' }, { type: 'bold' }, { type: 'italic' }))],
      [paragraph(text('a', { type: 'bold' }, { type: 'italic' }))],
    ],
    [
      'neighbours with the same marks',
      [paragraph(text('a', { type: 'bold' }), text('b', { type: 'bold' }))],
      [paragraph(text('ab', { type: 'bold' }))],
    ],
    ['no empty ends', [paragraph(), paragraph(text('a')), paragraph({ type: 'hardBreak' })], [paragraph(text('a'))]],
    [
      'an address in ASCII',
      [paragraph(text('a', link('HTTPS://BÜCHER.test/ä')))],
      [paragraph(text('a', link('https://xn--bcher-kva.test/%C3%A4')))],
    ],
    ['lines end by nodes', [paragraph(text('a\n\tb'))], [paragraph(text('a b'))]],
    [
      'a list that begins at 1',
      [{ type: 'orderedList', attrs: { start: 1, type: 'a' }, content: [item(paragraph(text('a')))] }],
      [{ type: 'orderedList', content: [item(paragraph(text('a')))] }],
    ],
  ])('%s', (_, made, read) => {
    expect(documentIn(doc(...made))).toEqual(doc(...read));
  });
});

describe('a document is refused', () => {
  test.each([
    ['an image', doc({ type: 'image', attrs: { src: 'https://x.test/a.png' } }), 'notAllowed'],
    ['a table', doc({ type: 'table', content: [] }), 'notAllowed'],
    ['a script among texts', doc(paragraph({ type: 'script', text: 'x' })), 'notAllowed'],
    ['another mark', doc(paragraph(text('a', { type: 'textStyle', attrs: { color: 'red' } }))), 'notAllowed'],
    ['a text outside a paragraph', doc(text('a')), 'notAllowed'],
    ['a paragraph within a paragraph', doc(paragraph(paragraph())), 'notAllowed'],
    ['an item outside a list', doc(item(paragraph())), 'notAllowed'],
    ['an empty list', doc(list()), 'notAllowed'],
    ['an item that begins with a list', doc(list(item(nested(1)))), 'notAllowed'],
    ['half a character', doc(paragraph(text('\ud800'))), 'notAllowed'],
    ['a text that is none', doc(paragraph({ type: 'text', text: 5 })), 'notAllowed'],
    ['something else', { type: 'html' }, 'notAllowed'],
    ['nothing', null, 'notAllowed'],
    ['a script as an address', doc(paragraph(text('a', link('javascript:alert(1)')))), 'link'],
    ['the same behind white space', doc(paragraph(text('a', link(' \tjava\nscript:alert(1)')))), 'link'],
    ['data as an address', doc(paragraph(text('a', link('data:text/html,x')))), 'link'],
    ['a place on this site', doc(paragraph(text('a', link('/admin')))), 'link'],
    ['a host that looks like another', doc(paragraph(text('a', link('https://bank.test@evil.test/')))), 'link'],
    ['no address', doc(paragraph(text('a', { type: 'link' }))), 'link'],
    ['lists too deep', doc(nested(richTextLimits.lists + 1)), 'tooDeep'],
    ['too many nodes', doc(...repeat(richTextLimits.nodes + 1, paragraph())), 'tooLarge'],
    ['too many bytes', doc(paragraph(text('x'.repeat(richTextLimits.bytes)))), 'tooLarge'],
  ])('%s', (_, made, refusal) => {
    expect(readDocument(made)).toEqual({ refusal });
  });

  it('immediately, at any depth or length', () => {
    let deep: object = paragraph();
    for (let level = 0; level < 100_000; level += 1) deep = list(item(paragraph(), deep));
    expect(readDocument(doc(deep))).toEqual({ refusal: 'tooDeep' });
  });
});

test('lists of three levels are accepted', () => {
  expect(documentIn(doc(nested(richTextLimits.lists)))).toEqual(doc(nested(richTextLimits.lists)));
});
