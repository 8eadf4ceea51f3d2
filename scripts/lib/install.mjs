import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nodePackage, runsOnWantedNode } from './node.mjs';
import { npm } from './npm.mjs';
import { inRoot, readJson } from './paths.mjs';

const lockfile = inRoot('package-lock.json');
const installed = inRoot('node_modules/.package-lock.json');
const stamp = inRoot('node_modules/.installed');

/** Whether `node_modules` is a link to another folder's packages. */
const areLinked = lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Installs the packages of the lockfile unless present. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isComplete()) {
    if (areLinked) refuseLinked();
    console.log('Installing what is missing…');
    npm('The installation', nodeForInstalling(), ['ci', '--include=dev', '--include=optional']);
  }
  if (!areLinked) writeFileSync(stamp, wanted);
}

/** npm would delete the packages of the other folder. */
function refuseLinked() {
  console.error(
    `${inRoot('node_modules')} is a link to a folder without the packages that package-lock.json names. Install them there, or remove the link.`,
  );
  process.exit(1);
}

/** Returns whether npm considers the installation complete. */
function isComplete() {
  if (!existsSync(installed)) return false;
  const present = readJson(installed).packages;
  return (
    Object.entries(readJson(lockfile).packages).every(
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    ) &&
    (!nodePackage() || `node_modules/${nodePackage().name}` in present)
  );
}

/**
 * npm silently skips optional packages whose `engines` exclude the running Node, including native ones. So the
 * project's Node is installed first and runs npm.
 */
function nodeForInstalling() {
  const own = nodePackage();
  if (runsOnWantedNode() || !own) return process.execPath;
  const prefix = inRoot('.cache/node');
  const path = inRoot('.cache/node/node_modules', own.name, 'bin/node');
  if (!existsSync(path)) {
    mkdirSync(prefix, { recursive: true });
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', prefix];
    npm('Fetching Node', process.execPath, ['install', ...options, `${own.name}@${own.version}`]);
  }
  return path;
}
