import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst, type ESTree, type Plugin } from 'vite';

/** Packages whose index exports everything that they have, by that index. */
const indexes = {
  'react-admin': 'dist/index.js',
  'ra-core': 'dist/index.js',
  'ra-ui-materialui': 'dist/index.js',
  '@mui/material': 'index.mjs',
} as const;

const modules = realpathSync(join(import.meta.dirname, '../node_modules'));
const isIndexed = new RegExp(`/node_modules/(?:${Object.keys(indexes).join('|')})/`);
const isOurs = /\/src\/.*\.tsx?$/;

/** A name that a module exports: one it defines, or one of another module. */
interface Exported {
  readonly file: string;
  readonly name: string;
}

interface Exports {
  readonly own: ReadonlySet<string>;
  readonly from: ReadonlyMap<string, Exported>;
  /** The modules of which it exports everything. */
  readonly all: readonly string[];
}

/**
 * Makes imports from the index of react-admin and MUI, and those within them, imports of the modules that define the names. With
 * an index between them, whatever needs one name would seem to need all, and each area would load what forms alone use.
 */
export function exactImports(): Plugin {
  return {
    name: 'ultramar:exact-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [isOurs, isIndexed] },
      handler(code, id) {
        const replaced = exactly(code, id);
        return replaced === code ? undefined : { code: replaced, map: null };
      },
    },
  };
}

/** Returns the code with these imports replaced. */
export function exactly(code: string, id: string): string {
  const { body } = parseAst(code);
  let text = code;
  for (const node of body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    const file = fileOf(node.source.value, id);
    if (file === undefined) continue;
    const lines = node.specifiers.map((of) => {
      if (of.type !== 'ImportSpecifier') return undefined;
      const name = nameOf(of.imported);
      const found = definitionOf(file, name) ?? { file, name };
      return `import { ${found.name} as ${of.local.name} } from ${JSON.stringify(found.file)};`;
    });
    // Another form of import needs the index itself.
    if (lines.length === 0 || lines.includes(undefined)) continue;
    text = `${text.slice(0, node.start)}${lines.join('')}${text.slice(node.end)}`;
  }
  return text;
}

/** Returns the module that an import of these packages names; undefined for one of others. */
function fileOf(source: string, importer: string): string | undefined {
  const index = Object.entries(indexes).find(([name]) => name === source);
  if (index) return join(modules, ...index);
  return source.startsWith('.') && isIndexed.test(importer) ? join(dirname(importer), source) : undefined;
}

/** Returns where a name is defined that a module exports. */
function definitionOf(file: string, name: string): Exported | undefined {
  const { own, from, all } = exportsOf(file);
  if (own.has(name)) return { file, name };
  const named = from.get(name);
  if (named) return definitionOf(named.file, named.name) ?? named;
  for (const next of all) {
    const found = definitionOf(next, name);
    if (found) return found;
  }
  return undefined;
}

const known = new Map<string, Exports>();

function exportsOf(file: string): Exports {
  const cached = known.get(file);
  if (cached) return cached;
  const { body } = parseAst(readFileSync(file, 'utf8'));
  const own = new Set<string>();
  const from = new Map<string, Exported>();
  const all: string[] = [];
  for (const node of body) {
    const next = 'source' in node && node.source ? fileOf(node.source.value, file) : undefined;
    if (node.type === 'ExportAllDeclaration' && !node.exported && next) all.push(next);
    if (node.type === 'ExportDefaultDeclaration') own.add('default');
    if (node.type === 'ExportNamedDeclaration') {
      for (const of of node.specifiers) {
        if (next) from.set(nameOf(of.exported), { file: next, name: nameOf(of.local) });
        else if (!node.source) own.add(nameOf(of.exported));
      }
      for (const name of declaredIn(node.declaration)) own.add(name);
    }
  }
  const found = { own, from, all };
  known.set(file, found);
  return found;
}

const nameOf = (of: ESTree.ModuleExportName): string => (of.type === 'Literal' ? of.value : of.name);

/** Returns the names that an exported declaration has. */
function declaredIn(declaration: ESTree.Declaration | null): string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id ? [declaration.id.name] : [];
  return [];
}
