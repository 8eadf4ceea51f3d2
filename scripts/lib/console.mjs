import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { must } from './run.mjs';

/** The sources of the built console. */
const sources = [
  'src',
  'schemas',
  'domain',
  'locales',
  'dataProvider',
  'openapi',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

const built = inRoot('dist');
const stamp = inRoot('.cache/console');

/** Builds the console unless it is up to date. */
export function ensureConsole() {
  const wanted = sourcesHash();
  if (existsSync(join(built, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the console…');
  // Built aside and moved, so that a running server is never without it for long.
  const fresh = inRoot(`.cache/dist-${process.pid}`);
  must('Building the console', process.execPath, [
    inRoot('node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    fresh,
    '--logLevel',
    'warn',
  ]);
  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
  writeFileSync(stamp, wanted);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of sources) if (existsSync(inRoot(source))) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) addTo(hash, `${path}/${name}`);
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(full));
  }
}
