import type { Config } from './config.ts';

const signIns = [
  ['ana@acme.test', 'company, acme'],
  ['gil@globex.test', 'company, globex'],
  ['carla@contas.test', 'accountant with access to acme'],
  ['grace@blueharbor.test', 'client of acme'],
  ['admin@ultramar.test', 'administrator'],
] as const;

/** Prints the one-time link of the first administrator, built from the configuration alone. */
export function announceFirstAdmin({ apiHost, apiProtocol }: Config, token: string, say: (line: string) => void): void {
  say(`Create the first administrator within 24 hours: ${apiProtocol}://${apiHost}/first-admin?token=${token}`);
}

/** Prints the address and how to sign in. The last line says that the process is ready. */
export function announce({ role, port, apiHost, apiProtocol, demo }: Config, say: (line: string) => void): void {
  if (role === 'worker') return say('ready worker');
  say(`\nUltramar is at ${apiProtocol}://${apiHost}`);
  if (demo) {
    say('Sign in with the password ultramar-demo as');
    for (const [email, who] of signIns) say(`  ${email.padEnd(22)} ${who}`);
  }
  say(`ready http://localhost:${port}`);
}
