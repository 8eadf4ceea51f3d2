import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../node_modules/flag-icons/flags/4x3');
const request = /^\/flags\/([a-z-]+\.svg)(?:\?.*)?$/;

/** Serves the 4:3 flags under `/flags`: from the package in development, as files of the build. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const file = request.exec(req.url ?? '')?.[1];
        if (!file || !readdirSync(folder).includes(file)) return next();
        res.setHeader('Content-Type', 'image/svg+xml');
        res.end(readFileSync(join(folder, file)));
      });
    },
    generateBundle() {
      for (const file of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(join(folder, file)) });
      }
    },
  };
}
