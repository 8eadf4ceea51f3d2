import { describe, expect, test } from 'vitest';
import { treeOf, wordAt } from './tree.ts';

describe('the tree of locale files', () => {
  const tree = treeOf(
    { '/l/pt/shell.json': { hello: 'Olá', menu: { a: 'A' } }, '/l/pt/resources/items.json': { name: 'Item' } },
    '/l/pt/',
  );

  test('puts a file under its name and its folder', () => {
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
  ])('returns %s', (key, text) => {
    expect(wordAt(tree, key)).toBe(text);
  });

  test('gives every resource the shared texts, and its own take precedence', () => {
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

  test('names what lines state in each resource with lines as its column, unless the resource has an own name', () => {
    const { resources } = treeOf(
      {
        'resource.json': {},
        'documents.json': { grid: { columns: { unit: 'Unidade', quantity: 'Qtd.' } } },
        'resources/items.json': { fields: { name: 'Nome' } },
        'resources/notes.json': { fields: { lines: 'Linhas', 'lines.quantity': 'Quantidade' } },
      },
      '',
    );
    expect(resources).toEqual({
      items: { fields: { name: 'Nome' } },
      notes: { fields: { lines: 'Linhas', 'lines.unit': 'Unidade', 'lines.quantity': 'Quantidade' } },
    });
  });

  test('refuses a file without texts', () => {
    expect(() => treeOf({ '/l/pt/bad.json': 'text' }, '/l/pt/')).toThrow('holds no words');
  });
});
