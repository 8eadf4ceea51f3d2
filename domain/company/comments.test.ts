import { describe, expect, it } from 'vitest';
import { mentionAt, mentionsIn, partsOf, storedText, typedText } from './comments.ts';

const ana = { uuid: '0198f6b2-0000-7000-8000-00000000000a', name: 'Ana' };
const anaLima = { uuid: '0198f6b2-0000-7000-8000-00000000000b', name: 'Ana Lima' };
const text = `@{${anaLima.uuid}}, ask @{${ana.uuid}}: is (a+b) due?`;

describe('a comment', () => {
  it('is stored with keys and typed with names', () => {
    const typed = '@Ana Lima, ask @Ana: is (a+b) due?';
    expect(storedText(typed, [ana, anaLima])).toBe(text);
    expect(typedText(text, [ana, anaLima])).toBe(typed);
  });

  it('keeps the sign of other words, and names that continue', () => {
    for (const typed of ['@Anabel', 'ana@Ana.test', '@Bob']) expect(storedText(typed, [ana])).toBe(typed);
    expect(storedText('@A. (b)*', [{ ...ana, name: 'A. (b)*' }])).toBe(`@{${ana.uuid}}`);
  });

  it('names each mentioned person once', () => {
    expect(mentionsIn(`${text} @{${ana.uuid.toUpperCase()}} @{x}`)).toEqual([anaLima.uuid, ana.uuid]);
  });

  it('has plain parts and mentions', () => {
    expect(partsOf(text, [ana, anaLima])).toEqual([anaLima, ', ask ', ana, ': is (a+b) due?']);
    expect(partsOf(`Hi @{${ana.uuid}}`, [])).toEqual(['Hi ', `@{${ana.uuid}}`]);
  });
});

describe('a mention that is being typed', () => {
  it.each([
    ['@', 1, { from: 0, query: '' }],
    ['Please @an', 10, { from: 7, query: 'an' }],
    ['(@Ana Li', 8, { from: 1, query: 'Ana Li' }],
    ['mail ana@acme', 13, undefined],
    ['@ana\nthen', 9, undefined],
    ['Hello', 5, undefined],
  ])('%j', (typed, caret, expected) => expect(mentionAt(typed, caret)).toEqual(expected));
});
