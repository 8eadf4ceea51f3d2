import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../tests/support/folder.ts';

/** A copy of the scripts with stubbed packages and server, and `node_modules` as a link. */
let folder = '';
const tree = () => join(folder, 'tree');
const packages = () => join(folder, 'packages');
const nodeName = `node-${process.platform}-${process.arch}`;
const ownNode = () => join(packages(), nodeName, 'bin/node');

/** A limit of processes, so that a loop fails. */
const most = 4;

const count = `
  import { appendFileSync, readFileSync } from 'node:fs';
  appendFileSync(process.env.STARTS, process.execPath + '\\n');
  if (readFileSync(process.env.STARTS, 'utf8').split('\\n').length > ${most + 1}) process.exit(9);`;

const buildNothing = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const outDir = process.argv[process.argv.indexOf('--outDir') + 1];
  mkdirSync(outDir, { recursive: true });
  writeFileSync(outDir + '/index.html', '');`;

const probe = `
  import { onProjectNode } from './lib/node.mjs';
  await onProjectNode(() => {
    console.log('arguments ' + process.argv.slice(2).join());
    process.exitCode = 3;
  });`;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeEach(async () => {
  const opened = await openFolder();
  onTestFinished(opened.remove);
  folder = realpathSync(opened.path);
  cpSync(import.meta.dirname, join(tree(), 'scripts'), { recursive: true });
  write(join(tree(), 'package.json'), JSON.stringify({ type: 'module', optionalDependencies: { [nodeName]: '24' } }));
  write(join(tree(), 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  write(join(tree(), 'scripts/probe.mjs'), probe);
  write(join(tree(), 'server/main.ts'), `console.log('served by ' + process.execPath);`);
  write(join(packages(), '.package-lock.json'), JSON.stringify({ packages: { [`node_modules/${nodeName}`]: {} } }));
  write(join(packages(), 'vite/package.json'), JSON.stringify({ type: 'module' }));
  write(join(packages(), 'vite/bin/vite.js'), buildNothing);
  mkdirSync(dirname(ownNode()), { recursive: true });
  symlinkSync(process.execPath, ownNode());
  symlinkSync(packages(), join(tree(), 'node_modules'));
  write(join(folder, 'count.mjs'), count);
});

/** Runs a script; returns its output and the started Nodes, except those of the build. */
function run(node: string, script: string, args: readonly string[] = []) {
  const STARTS = join(folder, 'starts');
  const env = { PATH: process.env.PATH, NODE_OPTIONS: `--import ${join(folder, 'count.mjs')}`, STARTS };
  const { status, stdout, stderr } = spawnSync(node, [script, ...args], { env, encoding: 'utf8', timeout: 30_000 });
  const starts = existsSync(STARTS) ? readFileSync(STARTS, 'utf8').trim().split('\n') : [];
  return { status, stdout, stderr, starts };
}

/** A Node at its own path. */
function otherNode(): string {
  const path = join(folder, 'other-node');
  try {
    linkSync(process.execPath, path);
  } catch {
    copyFileSync(process.execPath, path);
  }
  return path;
}

const start = () => join(tree(), 'scripts/start.mjs');
const servedBy = (node: string) => expect.stringContaining(`served by ${node}\n`);

test('serves in its first process where node_modules is a link', () => {
  const { status, stdout, starts } = run(process.execPath, start());
  // The second one builds the console.
  expect({ status, stdout, starts }).toEqual({
    status: 0,
    stdout: servedBy(process.execPath),
    starts: [process.execPath, process.execPath],
  });
});

test('does so where the project folder is reached by a link, too', () => {
  const link = join(folder, 'link');
  symlinkSync(tree(), link);
  const { stdout, starts } = run(process.execPath, join(link, 'scripts/start.mjs'));
  expect({ stdout, starts: starts.length }).toEqual({ stdout: servedBy(process.execPath), starts: 2 });
});

test('serves in a second process where the first runs on another Node', () => {
  const other = otherNode();
  const { stdout, starts } = run(other, start());
  expect({ stdout, starts }).toEqual({
    stdout: servedBy(process.execPath),
    starts: [other, process.execPath, process.execPath],
  });
});

test('hands its arguments to the second process, and ends as that does', () => {
  const { status, stdout } = run(otherNode(), join(tree(), 'scripts/probe.mjs'), ['--one', 'two']);
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'arguments --one,two\n' });
});

test('goes on where the package of Node is missing', () => {
  rmSync(join(packages(), nodeName), { recursive: true });
  const { stdout, starts } = run(process.execPath, start());
  expect({ stdout, starts: starts.length }).toEqual({ stdout: servedBy(process.execPath), starts: 2 });
});

test('starts no third process where the package runs another Node, and says which', () => {
  const other = otherNode();
  rmSync(ownNode());
  writeFileSync(ownNode(), `#!/bin/sh\nexec '${other}' "$@"\n`, { mode: 0o755 });
  const { stdout, stderr, starts } = run(other, start());
  expect({ stdout, starts }).toEqual({ stdout: servedBy(other), starts: [other, other, other] });
  expect(stderr).toBe(
    `${join(tree(), 'node_modules', nodeName, 'bin/node')} runs another Node, ${other}: continuing on that one\n`,
  );
});

test('installs nothing through a link: npm would delete the packages of the other folder', () => {
  write(
    join(tree(), 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/missing': { version: '1.0.0' } } }),
  );
  const { status, stdout, stderr } = run(process.execPath, start());
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`${join(tree(), 'node_modules')} is a link to a folder without the packages`);
  expect(existsSync(ownNode())).toBe(true);
});
