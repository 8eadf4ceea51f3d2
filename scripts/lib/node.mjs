import { existsSync, realpathSync } from 'node:fs';
import { inRoot, readJson } from './paths.mjs';
import { becomeProgram } from './run.mjs';

/** The Node this project is written for; its package for this platform stands among the optional dependencies. */
const wantedMajor = 24;

export const runsOnWantedNode = () => Number(process.versions.node.split('.')[0]) === wantedMajor;

/** Name and version of the package that holds Node for this platform; none where it has to be installed by hand. */
export function nodePackage() {
  const { optionalDependencies } = readJson(inRoot('package.json'));
  const platform = `${process.platform}-${process.arch}`;
  const name = [`node-${platform}`, `node-bin-${platform}`].find((candidate) => optionalDependencies[candidate]);
  return name && { name, version: optionalDependencies[name] };
}

/** Path of the project's own Node, once it is installed; otherwise the Node that runs this. */
export function projectNode() {
  const own = nodePackage() && inRoot('node_modules', nodePackage().name, 'bin/node');
  return own && existsSync(own) ? own : process.execPath;
}

/** Set for the process that `onProjectNode` starts: it never starts another. */
const mark = 'ULTRAMAR_ON_PROJECT_NODE';

/**
 * Does the work of the running script on the project's Node: in this process if it runs on that one, otherwise in a second
 * process with the same arguments, at most once.
 */
export async function onProjectNode(work) {
  const wanted = projectNode();
  const isSecond = process.env[mark] !== undefined;
  delete process.env[mark];
  // `execPath` is a real path, while `node_modules` or a folder above it may be a link.
  const isWanted = wanted === process.execPath || realpathSync(wanted) === process.execPath;
  if (!isWanted && !isSecond) {
    becomeProgram(wanted, process.argv.slice(1), { ...process.env, [mark]: '1' });
    return;
  }
  if (!isWanted) console.error(`${wanted} runs another Node, ${process.execPath}: continuing on that one`);
  await work();
}
