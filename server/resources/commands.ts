import { commandTo, refusalOf, type Acted } from '../../domain/actions/commands.ts';
import { today } from '../../domain/dates/today.ts';
import type { Actions } from '../../schemas/actions.ts';
import { ApiError, isErrorCode, type ErrorCode } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** A resource of which more can be done than reading and writing. */
interface Acting {
  readonly singular: string;
  readonly actions?: Actions;
}

/**
 * Throws where a command cannot be done to a record as it is now: 409 with the code of the reason. The record is as the
 * API answers it, as far as the conditions of its resource read it.
 */
export function requireCommand(resource: Acting, command: string | undefined, record: Acted, scope: Scope): void {
  const { actions, singular } = resource;
  if (!actions) throw new Error(`Nothing can be done with a ${singular}`);
  const refusal = refusalOf(actions, command, record, { today: today(scope.now, scope.tenant.timeZone) });
  if (refusal !== undefined) throw new ApiError(codeOf(refusal, singular));
}

/** The command that leads a record to a status. Throws 409 where there is none or it cannot be done now. */
export function requireCommandTo(resource: Acting, status: string, record: Acted, scope: Scope): void {
  const command = resource.actions && commandTo(resource.actions, status, record);
  requireCommand(resource, command, record, scope);
}

function codeOf(refusal: string, singular: string): ErrorCode {
  const code = refusal === 'final' ? `${singular}_final` : refusal;
  return isErrorCode(code) ? code : 'status_not_allowed';
}
