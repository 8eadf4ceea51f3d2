import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, resolve } from 'node:path';
import { must } from './run.mjs';

/** The location of npm relative to Node. */
const besideNode = ['../lib/node_modules/npm/bin/npm-cli.js', '../../share/nodejs/npm/bin/npm-cli.js'];

function npmScript() {
  const running = process.env.npm_execpath;
  if (running && basename(running) === 'npm-cli.js') return running;
  return besideNode.map((path) => resolve(dirname(process.execPath), path)).find((path) => existsSync(path));
}

/** Runs npm on the given Node, which install scripts use too. Exits if it fails. */
export function npm(what, node, args) {
  const script = npmScript();
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const quiet = ['--no-audit', '--no-fund'];
  if (script) must(what, node, [script, ...args, ...quiet], { env });
  else must(what, 'npm', [...args, ...quiet], { env });
}
