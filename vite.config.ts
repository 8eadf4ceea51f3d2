import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { flags } from './build/flags.ts';
import { layerOf, type Layer } from './build/layers.ts';
import { pagesByPath } from './build/pages.ts';
import { precompress } from './build/precompress.ts';
import { publicDocuments } from './build/publicDocuments.ts';
import { validators } from './build/validators.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * Few files, since each costs a browser time beside its bytes: React, the packages of the areas, what the open pages
 * share, zod with it, and the areas with their lists. Other pages load of the rest what they use; what reads tables,
 * knows telephone numbers or says how long ago something was comes when it is needed. What probes the browser by errors,
 * when it is loaded, is apart: V8 reads the whole file of an error once more, to say where it was. What a layer imports
 * is in it or in one before, so no group needs to take its imports along: that would move the innermost ones outward.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
    { name: 'probing', test: /\/node_modules\/(?:lodash|get-intrinsic)\//, priority: 5 },
    {
      name: 'packages',
      test: /\/node_modules\/(?!(?:zod|dayjs|papaparse|libphonenumber-js)\/)/,
      priority: 4,
      minShareCount: 2,
    },
    { name: filesOf('open'), priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: filesOf('area'), priority: 2, includeDependenciesRecursively: false },
  ],
};

function filesOf(layer: Layer): Rolldown.CodeSplittingNameFunction {
  return (id, modules) =>
    layerOf(id, (module) => modules.getModuleInfo(module)?.importers ?? []) === layer ? layer : null;
}

/** The console: a chunk for sign-in, one for the public view and one for each area. */
export default defineConfig(({ command }) => {
  // What is built is for use, by whatever process: under tests React would be its development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), validators(), publicDocuments(), flags(), pagesByPath(), precompress()],
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
