import { describe, expect, it, test } from 'vitest';
import { choose } from './choose.ts';

const file = { types: ['application/pdf'], bytes: 6_000_000 } as const;
const one = { type: 'object', file } as const;
const several = { type: 'array', maxItems: 3, file } as const;
const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const stored = { uuid: '0192f0c1-7a3e-7000-8000-000000000002', name: 'a.pdf' };
const names = (files: readonly { readonly name?: string }[]) => files.map(({ name }) => name);

describe('chosen files', () => {
  it('replace a single file, and are appended to several', () => {
    expect(names(choose(one, [stored], [pdf('b.pdf')]).files)).toEqual(['b.pdf']);
    expect(names(choose(several, [stored], [pdf('b.pdf'), pdf('c.pdf')]).files)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('of another type are reported by name, and the others accepted', () => {
    const { files, problem } = choose(several, [], [pdf('a.pdf'), new File(['x'], 'b.svg', { type: 'image/svg+xml' })]);
    expect(names(files)).toEqual(['a.pdf']);
    expect(problem).toMatchObject({ key: 'validation.unsupportedFileFormat', name: 'b.svg' });
  });

  it('leave the existing file unchanged if they are refused', () => {
    const { files, problem } = choose(one, [stored], [pdf('b.pdf', 6_000_001)]);
    expect(names(files)).toEqual(['a.pdf']);
    expect(problem).toMatchObject({ key: 'validation.fileTooLarge', name: 'b.pdf' });
  });

  it('are limited in number', () => {
    const { files, problem } = choose(several, [stored], [pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf')]);
    expect([files.length, problem]).toEqual([3, { key: 'validation.maxItems', args: { limit: 3 } }]);
  });

  it('are limited in total to the size of one request', () => {
    const large = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name, 5_900_000));
    const { files, problem } = choose(several, [], large);
    expect([files.length, problem?.key]).toEqual([0, 'validation.filesTooLarge']);
  });
});

test('a property without files gets none', () => {
  expect(choose({ type: 'object' }, [], [pdf('a.pdf')]).files).toEqual([]);
});
