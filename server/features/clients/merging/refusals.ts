import { ApiError } from '../../../base/errors.ts';

/** A reason not to merge, at the client that would stay. */
export function cannotMerge(code: 'into_archived' | 'too_many_rows'): ApiError {
  const words = `resources.entities.merging.refused.${code}`;
  return new ApiError('status_not_allowed', { reason: { code, words }, errors: [{ path: 'into', key: words }] });
}

/** A reason not to undo a merge. */
export function cannotUndo(code: 'merge_old' | 'merged_on' | 'credit_used' | 'paid_together'): ApiError {
  return new ApiError('status_not_allowed', { reason: { code, words: `resources.entities.merging.refused.${code}` } });
}
