import { spawn, spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Runs a program in the repository with its output. Returns whether it succeeded. */
export function succeeds(program, args, options = {}) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** Like `succeeds`, but exits with a message on failure. */
export function must(what, program, args, options) {
  if (succeeds(program, args, options)) return;
  console.error(`${what} failed`);
  process.exit(1);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

let interrupted = false;

/**
 * Runs a program in parallel. Returns whether it succeeded, and its piped output. After a signal nothing starts; the
 * program receives it too, or `killSignal` if it needs no clean-up.
 */
export async function runs(program, args, options = {}) {
  if (interrupted) return { succeeded: false, output: '' };
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  const interrupt = (signal) => {
    interrupted = true;
    // A terminal sends Ctrl-C to all; a second one would prevent vitest from stopping its databases.
    if (options.killSignal ?? signal !== 'SIGINT') child.kill(options.killSignal ?? signal);
  };
  for (const signal of signals) process.on(signal, interrupt);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  for (const signal of signals) process.off(signal, interrupt);
  return { succeeded: status === 0, output };
}

/** Replaces this process by another program: forwards signals, and ends with it. */
export function becomeProgram(program, args, env) {
  const options = { stdio: 'inherit', env };
  // If supported, the kernel also ends the program when this process is killed.
  const bound = ['--pdeathsig', 'TERM', program, ...args];
  const canBind = spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  const child = canBind ? spawn('setpriv', bound, options) : spawn(program, args, options);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
