import { refusalOf, type Acted } from '../../domain/actions/commands.ts';
import { today } from '../../domain/dates/today.ts';
import type { Resource } from '../../schemas/resource.ts';
import { ApiError } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** A resource of which more can be done than reading and writing. */
type Acting = Pick<Resource, 'name' | 'singular' | 'actions'>;

/**
 * Why a command cannot be done to a record as it is now, as a 409 with the code of the reason; undefined where it can.
 * The record is as the API answers it, as far as the conditions of its resource read it.
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

/** Why a record that others point to is not deleted (409), and, where it can be archived, what to do instead. */
export const inUse = ({ archive }: Pick<Resource, 'archive'>): ApiError =>
  new ApiError('in_use', archive ? { reason: { code: 'in_use', words: 'records.inUse' } } : {});
