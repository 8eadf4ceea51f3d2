import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json)$/;
const worthIt = 1024;

/**
 * Writes `.br` and `.gz` beside built files, so that the server compresses nothing on request. Not for pages, because
 * each answer fills in its nonce.
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const files = (await readdir(outDir, { recursive: true })).filter(
        (file) => compressible.test(file) && !file.startsWith('flags'),
      );
      await Promise.all(files.map((file) => compress(join(outDir, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < worthIt) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
}
