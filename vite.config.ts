import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { exactImports } from './build/exactImports.ts';
import { flags } from './build/flags.ts';
import { layerOf, type Layer } from './build/layers.ts';
import { pagesByPath } from './build/pages.ts';
import { precompress } from './build/precompress.ts';
import { publicDocuments } from './build/publicDocuments.ts';
import { validators } from './build/validators.ts';
import { withoutContract } from './build/withoutContract.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** What reads tables, knows telephone numbers or says how long ago something was comes when it is needed. */
const packages = /\/node_modules\/(?!(?:zod|dayjs|papaparse|libphonenumber-js)\/)/;

/** The texts of pages without a session: each language has a file, which its console shares. */
const openWords =
  /\/(?:messages\/\w\w\.open\.ts|locales\/\w\w\/(?:common|signin|public|figures|document|report|statement)\.json)$/;
const wordsOf = (id: string) => `${/\/(\w\w)(?:\.open\.ts|\/\w+\.json)$/.exec(id)?.[1]}.open`;

/**
 * Few files, since each costs a browser time beside its bytes: React, what the open pages share, zod with it, the areas
 * with the home page of companies, their packages, and lists with theirs. Other pages load of the rest what they use.
 * The names of all units are apart, since only lines need them. What probes the browser by errors, when it is loaded, is apart: V8 reads the whole file of an error once more, to say
 * where it was. What a layer imports is in it or in one before, so no group needs to take its imports along: that would
 * move the innermost ones outward.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 6 },
    { name: 'probing', test: /\/node_modules\/(?:lodash|get-intrinsic)\//, priority: 6 },
    {
      name: 'units',
      test: /\/domain\/(?:units\/|documents\/lineFigures)/,
      priority: 9,
      includeDependenciesRecursively: false,
    },
    { name: wordsOf, debugName: 'words', test: openWords, priority: 8, includeDependenciesRecursively: false },
    filesOf(['open', 'area'], 7, { name: 'look', test: /\.css$/ }),
    filesOf('area', 5, { name: 'packages', test: packages }),
    filesOf('list', 4),
    { name: 'more', test: packages, priority: 3, minShareCount: 2 },
    filesOf('open', 3, { minShareCount: 2 }),
    filesOf('area', 2),
  ],
};

/** A file of what these layers are the innermost to need. */
function filesOf(
  layers: Layer | readonly Layer[],
  priority: number,
  { name = String(layers), ...options }: Partial<NamedGroup> = {},
) {
  const chosen: Rolldown.CodeSplittingNameFunction = (id, modules) => {
    const importers = (module: string) => modules.getModuleInfo(module)?.importers ?? [];
    const layer = layerOf(id, importers);
    return layer && layers.includes(layer) ? name : null;
  };
  return { ...options, name: chosen, debugName: name, priority, includeDependenciesRecursively: false };
}

interface NamedGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount: number;
}

/** The console: a chunk for sign-in, one for the public view and one for each area. */
export default defineConfig(({ command }) => {
  // What is built is for use, by whatever process: under tests React would be its development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      exactImports(),
      withoutContract(),
      validators(),
      publicDocuments(),
      flags(),
      pagesByPath(),
      precompress(),
    ],
    // Not in node_modules, which several folders may share by a link: each keeps what it made of the packages apart.
    cacheDir: '.cache/vite',
    server: {
      port: 5173,
      proxy: Object.fromEntries(['/api', '/pay/'].map((path) => [path, { target: api, xfwd: true }])),
      fs: { allow: [import.meta.dirname, realpathSync(`${import.meta.dirname}/node_modules`)] },
    },
    build: {
      target: 'es2023',
      sourcemap: false,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: { output: { codeSplitting } },
    },
  };
});
