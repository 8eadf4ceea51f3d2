import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { languageCodes } from '../domain/languages.ts';

/** The paths with their own page, by first segment, with the module that shows them. */
const modules: Readonly<Record<string, string>> = {
  company: '/src/areas/company/CompanyArea.tsx',
  accountants: '/src/areas/accountants/AccountantsArea.tsx',
  admin: '/src/areas/admin/AdminArea.tsx',
  login: '/src/signin/screen.tsx',
  view: '/src/public/screen.tsx',
};

/** The page of every list. */
const listPage = '/src/generate/list/ListPage.tsx';

const firstScript = '<script src="/src/firstPaint.js"></script>';

/**
 * Writes a page for each of those paths: `index.html` with preload links for its files, so that a browser fetches them
 * immediately. The first script is inlined in all.
 */
export function pagesByPath(): Plugin {
  return {
    name: 'ultramar:pages',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(firstScript)) throw new Error('index.html has no first script');
        const path = join(import.meta.dirname, '../src/firstPaint.js');
        const { code } = await minify(path, await readFile(path, 'utf8'));
        return html.replace(firstScript, () => `<script>${code.trim()}</script>`);
      },
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('There is no index.html to make the pages from');
      const html = String(index.source);
      for (const [name, module] of Object.entries(modules)) {
        const chunks = chunksOf(module, bundle);
        const links = linksTo(chunks).filter((link) => !html.includes(link));
        const isArea = module.startsWith('/src/areas/');
        const ahead = [...wordsOf(bundle, isArea), ...(isArea ? linksOfLists(bundle, chunks) : [])];
        const source = html
          .replace('<script>', () => `${ahead.join('')}<script>`)
          .replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

/** The texts by language, for the first script to fetch; those of areas share a file with pages without a session. */
const wordsOf = (bundle: Rolldown.OutputBundle, isArea: boolean): string[] =>
  languageCodes.flatMap((code) =>
    [`${code}.open`, ...(isArea ? [code] : [])].map((name) => {
      const { fileName } = chunkWith(`/src/i18n/messages/${name}.ts`, bundle);
      return `<link data-language="${code}" crossorigin href="/${fileName}">\n    `;
    }),
  );

/** What lists need beside the area, for the first script to fetch, if the address is not that of a home page. */
const linksOfLists = (bundle: Rolldown.OutputBundle, known: readonly Rolldown.OutputChunk[]): string[] =>
  linksTo(chunksOf(listPage, bundle).filter((chunk) => !known.includes(chunk))).map((link) => {
    const [, href = ''] = /href="([^"]+)"/.exec(link) ?? [];
    return `<link data-page="list" crossorigin href="${href}">\n    `;
  });

const chunksIn = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

function chunkWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = chunksIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`No chunk has ${module}`);
  return chunk;
}

/** Returns the chunk of a module and its imports, largest first. */
function chunksOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const all = chunksIn(bundle);
  const found = [chunkWith(module, bundle)];
  for (const { imports } of found) {
    found.push(...all.filter((chunk) => imports.includes(chunk.fileName) && !found.includes(chunk)));
  }
  return found.toSorted((a, b) => b.code.length - a.code.length);
}

/** Returns preload links in Vite's form, without existing ones. */
function linksTo(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
}
