import { refusalOf, type Acted } from '../../../domain/actions/commands.ts';
import { today } from '../../../domain/dates/today.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import type { Scope } from '../../identity/scope.ts';

/** A resource with commands. */
type Acting = Pick<Resource, 'name' | 'singular' | 'actions'>;

/**
 * Returns why a command is refused for a record now, as a 409 with the reason's code, or undefined. The record is the
 * API's, as far as conditions read it.
 */
export function refused(
  { name, singular, actions }: Acting,
  command: string | undefined,
  record: Acted,
  scope: Scope,
): ApiError | undefined {
  if (!actions) throw new Error(`Nothing can be done with a ${singular}`);
  const reason = refusalOf(actions, command, record, { today: today(scope.now, scope.tenant.timeZone) });
  if (reason === undefined) return undefined;
  if (reason === 'not_allowed') return new ApiError('status_not_allowed');
  const code = reason === 'final' ? `${singular}_final` : reason;
  const words = `resources.${name}.reasons.${reason}`;
  const at = actions.reasons[reason]?.at;
  const errors = at ? [{ path: at, key: words }] : [];
  return new ApiError('status_not_allowed', { reason: { code, words }, errors });
}

/** Returns why a referenced record is not deleted (409), and suggests archiving if possible. */
export const inUse = ({ archive }: Pick<Resource, 'archive'>): ApiError =>
  new ApiError('in_use', archive ? { reason: { code: 'in_use', words: 'records.inUse' } } : {});
