import { describe, expect, test } from 'vitest';
import { treeOf, wordAt } from './tree.ts';

describe('the tree of locale files', () => {
  const tree = treeOf(
    { '/l/pt/shell.json': { hello: 'Olá', menu: { a: 'A' } }, '/l/pt/resources/items.json': { name: 'Item' } },
    '/l/pt/',
  );

  test('puts a file under its name and a folder above it', () => {
    expect(tree).toEqual({
      shell: { hello: 'Olá', menu: { a: 'A' } },
      resources: { items: { name: 'Item' } },
    });
  });

  test.each([
    ['shell.hello', 'Olá'],
    ['shell.menu.a', 'A'],
    ['shell.menu', undefined],
    ['shell.hello.more', undefined],
    ['shell.constructor', undefined],
  ])('answers %s', (key, text) => {
    expect(wordAt(tree, key)).toBe(text);
  });

  test('lets every resource have the words that all share, and each say otherwise', () => {
    const { resources } = treeOf(
      {
        'resource.json': {
          fields: { uuid: 'Identificador' },
          actions: { archive: { name: 'Arquivar', done: 'Feito' } },
        },
        'resources/items.json': { name: 'Item' },
        'resources/notes.json': { fields: { text: 'Texto' }, actions: { archive: { name: 'Guardar' } } },
      },
      '',
    );
    const archive = { name: 'Arquivar', done: 'Feito' };
    expect(resources).toEqual({
      items: { name: 'Item', fields: { uuid: 'Identificador' }, actions: { archive } },
      notes: {
        fields: { uuid: 'Identificador', text: 'Texto' },
        actions: { archive: { ...archive, name: 'Guardar' } },
      },
    });
  });

  test('refuses a file that holds no words', () => {
    expect(() => treeOf({ '/l/pt/bad.json': 'text' }, '/l/pt/')).toThrow('holds no words');
  });
});
