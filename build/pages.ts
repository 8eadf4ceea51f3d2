import type { Plugin, Rolldown } from 'vite';

/** The paths that have a page of their own, by their first part, with the module that shows them. */
const modules: Readonly<Record<string, string>> = {
  company: '/src/areas/company/CompanyArea.tsx',
  accountants: '/src/areas/accountants/AccountantsArea.tsx',
  admin: '/src/areas/admin/AdminArea.tsx',
  login: '/src/signin/screen.tsx',
  view: '/src/public/screen.tsx',
};

/**
 * Writes a page for each of those paths: `index.html`, which also names the files that such a path will load. A browser
 * then fetches them at once, instead of finding out about them one after the other.
 */
export function pagesByPath(): Plugin {
  return {
    name: 'ultramar:pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('There is no index.html to make the pages from');
      const html = String(index.source);
      for (const [name, module] of Object.entries(modules)) {
        const links = linksTo(chunksOf(module, bundle)).filter((link) => !html.includes(link));
        const source = html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

/** The chunk that begins with a module, and those it imports. */
function chunksOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (found.length === 0) throw new Error(`No chunk begins with ${module}`);
  for (const { imports } of found) {
    found.push(...all.filter((chunk) => imports.includes(chunk.fileName) && !found.includes(chunk)));
  }
  return found;
}

/** In the words of Vite's own links, which are left out where they are there already. */
function linksTo(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
}
