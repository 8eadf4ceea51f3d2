import { existsSync, realpathSync } from 'node:fs';
import { inRoot, readJson } from './paths.mjs';
import { becomeProgram } from './run.mjs';

/** The project's Node version; its package for this platform is an optional dependency. */
const wantedMajor = 24;

export const runsOnWantedNode = () => Number(process.versions.node.split('.')[0]) === wantedMajor;

/** Returns the package with Node for this platform; undefined if it must be installed manually. */
export function nodePackage() {
  const { optionalDependencies } = readJson(inRoot('package.json'));
  const platform = `${process.platform}-${process.arch}`;
  const name = [`node-${platform}`, `node-bin-${platform}`].find((candidate) => optionalDependencies[candidate]);
  return name && { name, version: optionalDependencies[name] };
}

/** Returns the path of the project's Node, or of the current one. */
export function projectNode() {
  const own = nodePackage() && inRoot('node_modules', nodePackage().name, 'bin/node');
  return own && existsSync(own) ? own : process.execPath;
}

/** Set for the process that `onProjectNode` starts, to prevent recursion. */
const mark = 'ULTRAMAR_ON_PROJECT_NODE';

/**
 * Runs work on the project's Node: in this process if it matches, otherwise in a child process with the same arguments.
 */
export async function onProjectNode(work) {
  const wanted = projectNode();
  const isSecond = process.env[mark] !== undefined;
  delete process.env[mark];
  // `execPath` is a real path, while `node_modules` or a parent may be a link.
  const isWanted = wanted === process.execPath || realpathSync(wanted) === process.execPath;
  if (!isWanted && !isSecond) {
    becomeProgram(wanted, process.argv.slice(1), { ...process.env, [mark]: '1' });
    return;
  }
  if (!isWanted) console.error(`${wanted} runs another Node, ${process.execPath}: continuing on that one`);
  await work();
}
