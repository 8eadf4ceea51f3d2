import { parseAst, type ESTree, type Plugin } from 'vite';

/**
 * Takes from declarations what only the contract has: the example of a request, and the summaries of commands. The console
 * loads all declarations before its first page.
 */
export function withoutContract(): Plugin {
  return {
    name: 'ultramar:without-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/schemas\/resources\/.*\.ts$/ },
      handler: (code) => ({ code: stripped(code), map: null }),
    },
  };
}

/** Returns the code of a declaration without these. */
export function stripped(code: string): string {
  const declared = parseAst(code).body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  const [resource] = declared?.type === 'CallExpression' ? declared.arguments : [];
  if (resource?.type !== 'ObjectExpression') return code;
  const found = [...named(resource, 'example'), ...summariesIn(resource)].toSorted((a, b) => b.start - a.start);
  return found.reduce((text, { start, end }) => {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    return text.slice(0, start) + text.slice(end + comma);
  }, code);
}

const summariesIn = (object: ESTree.ObjectExpression): ESTree.ObjectProperty[] =>
  named(object, 'actions').flatMap(({ value: actions }) =>
    propertiesOf(actions).flatMap(({ value: group }) =>
      propertiesOf(group).flatMap(({ value: action }) =>
        action.type === 'ObjectExpression' ? named(action, 'summary') : [],
      ),
    ),
  );

const propertiesOf = (value: ESTree.Node): ESTree.ObjectProperty[] =>
  value.type === 'ObjectExpression' ? value.properties.filter((property) => property.type === 'Property') : [];

const named = (object: ESTree.ObjectExpression, name: string): ESTree.ObjectProperty[] =>
  propertiesOf(object).filter(({ key }) => key.type === 'Identifier' && key.name === name);
