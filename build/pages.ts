import type { Plugin, Rolldown } from 'vite';

/** What most pages of an area show, and each of them fetches sooner or later. */
const list = '/src/generate/list/ListPage.tsx';

/** The paths that have a page of their own, by their first part, with the modules that show them. */
const modules: Readonly<Record<string, readonly string[]>> = {
  company: ['/src/areas/company/CompanyArea.tsx', list],
  accountants: ['/src/areas/accountants/AccountantsArea.tsx'],
  admin: ['/src/areas/admin/AdminArea.tsx', list],
  login: ['/src/signin/screen.tsx'],
  view: ['/src/public/screen.tsx'],
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
      for (const [name, shown] of Object.entries(modules)) {
        const links = linksTo(chunksOf(shown, bundle)).filter((link) => !html.includes(link));
        const source = html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

/** The chunks that begin with some modules, and those they import. */
function chunksOf(shown: readonly string[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = shown.map((module) => {
    const first = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!first) throw new Error(`No chunk begins with ${module}`);
    return first;
  });
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
