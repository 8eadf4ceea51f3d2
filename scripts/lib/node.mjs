import { existsSync } from 'node:fs';
import { inRoot, readJson } from './paths.mjs';

/** The Node this project is written for; its package for this platform stands among the optional dependencies. */
const wanted = 24;

export const runsOnWantedNode = () => Number(process.versions.node.split('.')[0]) === wanted;

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
