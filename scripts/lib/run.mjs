import { spawn, spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Runs a program to its end in the repository, its output shown as it comes. Answers whether it succeeded. */
export function succeeds(program, args, options = {}) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** As `succeeds`, but ends this process with a message when it did not. */
export function must(what, program, args, options) {
  if (succeeds(program, args, options)) return;
  console.error(`${what} failed`);
  process.exit(1);
}

/** Goes on as another program: it gets our signals, and we end as it ends. */
export function becomeProgram(program, args, env) {
  const options = { stdio: 'inherit', env };
  // Where the kernel can be asked to, it also ends the program when we are killed without a chance to pass that on.
  const bound = ['--pdeathsig', 'TERM', program, ...args];
  const canBind = spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  const child = canBind ? spawn('setpriv', bound, options) : spawn(program, args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
