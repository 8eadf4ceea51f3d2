import type { Actions, Command } from '../../schemas/actions.ts';
import { holds, type Facts } from './holds.ts';

/** A record that actions are asked about. */
export interface Acted {
  readonly status?: unknown;
}

/** Why a command is not done: nothing follows on the status, it is not for it, or a reason of the resource's own. */
export type Refusal = 'final' | 'not_allowed' | (string & {});

/** Whether an action is for the status that a record has. */
export const isForStatus = (action: { readonly in?: readonly string[] }, { status }: Acted): boolean =>
  action.in === undefined || (typeof status === 'string' && action.in.includes(status));

/** The commands that may be asked for, by their names, in the order they are declared in. */
export function asked({ commands }: Actions): [name: string, command: Command][] {
  return Object.entries(commands).filter(([, { by }]) => by === undefined);
}

/** The statuses that can be asked for, each once. */
export function statusesAsked(actions: Actions): string[] {
  return [...new Set(asked(actions).flatMap(([, { to }]) => to ?? []))];
}

/** What it takes to ask for a status, whatever the record has: one of these permissions. */
export function permissionsFor(actions: Actions, status: string): string[] {
  return [...new Set(asked(actions).flatMap(([, { to, needs }]) => (to === status ? needs : [])))];
}

/** The name of the first command that leads to a status, whatever the record has: the one most likely meant before it is known. */
export const likelyCommandTo = (actions: Actions, status: string): string | undefined =>
  asked(actions).find(([, { to }]) => to === status)?.[0];

/** The name of the command that leads a record to a status, `by` whom it is asked for; undefined where none does. */
export function commandTo(
  { commands }: Actions,
  status: string,
  record: Acted,
  by?: Command['by'],
): string | undefined {
  const found = Object.entries(commands).find(
    ([, command]) =>
      command.to === status && isForStatus(command, record) && (command.by === undefined || command.by === by),
  );
  return found?.[0];
}

/** Whether nothing can follow on a status. */
export function isLastStatus({ commands }: Actions, status: unknown): boolean {
  return !Object.values(commands).some((command) => command.to !== undefined && isForStatus(command, { status }));
}

/**
 * Why a command cannot be done to a record now; undefined where it can. Without a name, why no command leads where
 * somebody wanted it. Throws for a name that is no command.
 */
export function refusalOf(
  actions: Actions,
  name: string | undefined,
  record: Acted,
  facts: Facts,
): Refusal | undefined {
  if (name === undefined) return isLastStatus(actions, record.status) ? 'final' : 'not_allowed';
  const command = actions.commands[name];
  if (!command) throw new Error(`no such command: ${name}`);
  if (!isForStatus(command, record)) return 'not_allowed';
  return firstOf(actions, [...(command.hidden ?? []), ...(command.refused ?? [])], record, facts);
}

/** The first of these reasons that holds. Throws for a name that is no reason: a resource was misspelt. */
export function firstOf(
  { reasons }: Actions,
  names: readonly string[],
  record: Acted,
  facts?: Facts,
): string | undefined {
  return names.find((name) => {
    const condition = reasons[name];
    if (!condition) throw new Error(`no such reason: ${name}`);
    return holds(condition, record, facts);
  });
}
