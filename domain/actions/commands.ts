import type { Actions, Command } from '../../schemas/actions.ts';
import { holds, type Facts } from './holds.ts';

/** The record that an action applies to. */
export interface Acted {
  readonly status?: unknown;
}

/**
 * Why a command is refused: the status is final, the command does not apply to the status, or a reason that the
 * resource declares.
 */
export type Refusal = 'final' | 'not_allowed' | (string & {});

/** Returns whether an action applies to the record's status. */
export const isForStatus = (action: { readonly in?: readonly string[] }, { status }: Acted): boolean =>
  action.in === undefined || (typeof status === 'string' && action.in.includes(status));

/** Returns the commands that a request can perform, by name, in the order of declaration. */
export function userCommands({ commands }: Actions): [name: string, command: Command][] {
  return Object.entries(commands).filter(([, { by }]) => by === undefined);
}

/** Returns the statuses that a request can ask for, each once. */
export function requestableStatuses(actions: Actions): string[] {
  return [...new Set(userCommands(actions).flatMap(([, { to }]) => to ?? []))];
}

/** Returns the permissions that allow a status change, whatever the current status; one of them is enough. */
export function permissionsFor(actions: Actions, status: string): string[] {
  return [...new Set(userCommands(actions).flatMap(([, { to, needs }]) => (to === status ? needs : [])))];
}

/** Returns the first command that leads to a status: the most likely one before the record is known. */
export const likelyCommandTo = (actions: Actions, status: string): string | undefined =>
  userCommands(actions).find(([, { to }]) => to === status)?.[0];

/** Returns the command that leads a record to a status for the given caller (`by`), or undefined. */
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

/** Returns whether no command leaves a status. */
export function isLastStatus({ commands }: Actions, status: unknown): boolean {
  return !Object.values(commands).some((command) => command.to !== undefined && isForStatus(command, { status }));
}

/**
 * Returns why a command cannot be performed on a record now, or undefined. Without a name, explains why no command
 * leads to the requested status. Throws for an unknown command.
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

/** Returns whether a command that is suggested first was performed on a record before. */
export function isRepeated(actions: Actions, name: string, record: Acted): boolean {
  const until = actions.commands[name]?.first?.until;
  return until !== undefined && holds(until, record);
}

/** Returns the first reason that holds. Throws for an unknown reason, which is a typing error in a resource. */
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
