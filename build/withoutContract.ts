import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';

/**
 * Takes from declarations what only the contract has: the example of a request, the summaries of commands, and the
 * descriptions of properties. The console loads all declarations before its first page.
 */
export function withoutContract(): Plugin {
  return {
    name: 'ultramar:without-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/schemas\/.*\.ts$/ },
      handler: (code) => ({ code: stripped(code), map: null }),
    },
  };
}

/** Returns the code of a declaration without these. */
export function stripped(code: string): string {
  const program = parseAst(code);
  const declared = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  const [resource] = declared?.type === 'CallExpression' ? declared.arguments : [];
  const ofResource =
    resource?.type === 'ObjectExpression' ? [...named(resource, 'example'), ...summariesIn(resource)] : [];
  const isInside = ({ start }: ESTree.Node) => ofResource.some((outer) => outer.start <= start && start < outer.end);
  const found = [...ofResource, ...descriptionsIn(program).filter((one) => !isInside(one))];
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, code);
}

/** A property called `description` describes itself by an object; the description of another one is a text. */
function descriptionsIn(program: ESTree.Program): ESTree.Node[] {
  const found: ESTree.Node[] = [];
  new Visitor({
    Property: (property) => {
      const { key, value } = property;
      const isText = value.type === 'Literal' ? typeof value.value === 'string' : value.type === 'TemplateLiteral';
      if (isText && key.type === 'Identifier' && key.name === 'description') found.push(property);
    },
  }).visit(program);
  return found;
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
