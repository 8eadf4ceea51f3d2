import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { inRoot, root } from './lib/paths.mjs';

// Server and console, both reloading on save. The console is at http://localhost:5173.
ensureInstalled();
const options = { cwd: root, stdio: 'inherit' };
const children = [
  spawn(projectNode(), ['--watch', inRoot('server/main.ts')], options),
  spawn(projectNode(), [inRoot('node_modules/vite/bin/vite.js')], options),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
