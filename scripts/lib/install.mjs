import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nodePackage, runsOnWantedNode } from './node.mjs';
import { npm } from './npm.mjs';
import { inRoot, readJson } from './paths.mjs';

const lockfile = inRoot('package-lock.json');
const installed = inRoot('node_modules/.package-lock.json');
const stamp = inRoot('node_modules/.installed');

/** Whether the packages are those of another folder, which installs them for itself. */
const areLinked = lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Installs what the lockfile names, unless that is there already. */
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

/** Whether npm itself says that everything this platform needs is there. */
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
 * npm silently leaves out optional packages whose `engines` refuse the Node it runs on, native ones among them.
 * So on another Node the project's own is fetched first, and npm runs on that.
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
